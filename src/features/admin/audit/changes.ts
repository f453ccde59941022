/** One change by a request, in the values that rows and settings store. */

export interface Change {
  /** Names on the path to the field: a row's id, a rule. */
  path: readonly string[]
  /** Whether the field is new. */
  isNew: boolean
  was: unknown
  now: unknown
}

type Fields = Record<string, unknown>

/** Every changed field. Fields inside rows are listed separately, so that nobody has to read a whole row. */
export function changesBetween(
  before: Fields | null,
  after: Fields | null,
  path: readonly string[] = [],
): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const [was, now] = [before?.[name], after?.[name]]
    if (JSON.stringify(was) === JSON.stringify(now)) return []
    const [wasInside, nowInside] = [fieldsIn(was), fieldsIn(now)]
    if (nowInside) return changesBetween(wasInside, nowInside, [...path, name])
    const isNew = before === null || !(name in before)
    return [{ path: [...path, name], isNew, was, now }]
  })
}

/** A list's rows by name, or an object's fields; null for a plain value. */
function fieldsIn(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return { ...value }
  if (!value.some((row) => typeof row === 'object')) return null
  return Object.fromEntries(value.map((row, index) => [nameOf(row, index), row]))
}

function nameOf(row: unknown, index: number): string {
  const { segmentId, level } = Object(row)
  return String(segmentId ?? level ?? index + 1)
}
