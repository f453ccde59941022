import type { ChangedRow } from '#contract/scenario/world'

/** A field as it is written in either world; null where the row or the field is missing. */
interface ChangedField {
  name: string
  before: string | null
  after: string | null
}

/** The fields in which the two versions of a row differ; all of them where there is only one. */
export function changedFields({ before, after }: ChangedRow): ChangedField[] {
  const [first, second] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [first.get(name) ?? null, second.get(name) ?? null]
    return was === is ? [] : { name, before: was, after: is }
  })
}

function fieldsOf(row: string | null): Map<string, string> {
  const fields = row === null ? {} : Object(JSON.parse(row))
  return new Map(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]))
}
