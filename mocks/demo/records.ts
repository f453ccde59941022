import * as v from 'valibot'

export interface ValidRecords<T> {
  records: T[]
  /** For list answers: the number of damaged records left out. */
  skipped: { skippedRecords?: number }
}

/** Returns the valid rows, so that a damaged record does not hide the others. */
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
