import * as v from 'valibot'

export interface ValidRecords<T> {
  records: T[]
  /** For the answer of a list: how many stored records are left out because they are damaged. */
  skipped: { skippedRecords?: number }
}

/** What of stored rows still fits its schema: a damaged record never hides the others. */
export function validRecords<const Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): ValidRecords<v.InferOutput<Schema>> {
  const records = rows.flatMap((row) => {
    const checked = v.safeParse(schema, row)
    return checked.success ? [checked.output] : []
  })
  const count = rows.length - records.length
  if (count > 0) console.warn(`${count} damaged records were left out`)
  return { records, skipped: count > 0 ? { skippedRecords: count } : {} }
}
