/** More rows than the largest section is made for. */
const mostRows = 100_000

/** Objects in objects: what people keep is never deeper, and what is far deeper cannot be stored. */
const deepest = 32

const longestKey = 200

/** Why rows cannot be stored under their keys; null when they can. */
export function problemOfRows(
  keyPath: string | readonly string[] | null | undefined,
  rows: readonly object[],
): string | null {
  if (rows.length > mostRows) return 'too many rows'
  const parts = keyPath == null ? [] : typeof keyPath === 'string' ? [keyPath] : keyPath
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const key = parts.map((part) => ownValue(row, part))
    if (parts.length === 0 || !key.every(isKey)) return `row ${index} has no key`
    const name = JSON.stringify(key)
    if (seen.has(name)) return `row ${index} has the key of another`
    seen.add(name)
    if (isTooDeep(row, deepest)) return `row ${index} is too deep`
  }
  return null
}

function ownValue(row: object, name: string): unknown {
  return Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined
}

function isKey(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value.length <= longestKey
  return typeof value === 'number' && Number.isFinite(value)
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1))
}
