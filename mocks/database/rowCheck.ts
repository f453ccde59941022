import { isMoment } from '#lib/time'
import type { RowCheck } from './checkedDatabase'

/** The fields of a row by what they hold, their names with blanks between. */
interface Fields {
  text?: string
  /** Whole numbers: satang, counts. */
  whole?: string
  number?: string
  /** ISO text. */
  moment?: string
  /** The same, or null, or left out. */
  textIfAny?: string
  momentIfAny?: string
  /** Only one of these values. */
  oneOf?: Readonly<Record<string, readonly unknown[]>>
  /** What no other kind says. */
  where?: (row: object) => boolean
}

const kinds = {
  text: isText,
  whole: Number.isSafeInteger,
  number: Number.isFinite,
  moment: isMomentText,
  textIfAny: (value: unknown) => value == null || isText(value),
  momentIfAny: (value: unknown) => value == null || isMomentText(value),
} as const

/** Looks at the fields that reading a row relies on; what else it has is not looked at. */
export function rowCheck({ oneOf = {}, where, ...fields }: Fields): RowCheck {
  const checks = Object.entries(kinds).flatMap(([kind, fits]) =>
    namesIn(Reflect.get(fields, kind)).map((name) => ({ name, fits })),
  )
  for (const [name, values] of Object.entries(oneOf)) {
    checks.push({ name, fits: (value) => values.includes(value) })
  }
  return (row) =>
    checks.every(({ name, fits }) => fits(Reflect.get(row, name))) && (where?.(row) ?? true)
}

function namesIn(names: unknown): string[] {
  return typeof names === 'string' ? names.split(' ') : []
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isMomentText(value: unknown): boolean {
  return typeof value === 'string' && isMoment(Date.parse(value))
}

/** Whether `value` is built like `sample`: kinds and names; what is null there may be anything, and any text null. */
export function isBuiltLike(value: unknown, sample: unknown): boolean {
  if (sample === null || sample === undefined) return true
  if (value === null) return typeof sample === 'string'
  if (typeof value !== typeof sample) return false
  if (typeof sample !== 'object' || typeof value !== 'object') {
    return typeof value !== 'number' || Number.isFinite(value)
  }
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((one) => isBuiltLike(one, sample[0]))
  }
  return Object.entries(sample).every(([name, inner]) =>
    isBuiltLike(Reflect.get(value, name), inner),
  )
}
