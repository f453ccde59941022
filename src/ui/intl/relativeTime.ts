import type { Locale } from './locale'
import { perLocale } from './perLocale'

const second = 1000

/** From the coarsest; each unit with its length in milliseconds. */
const units = [
  ['year', 365 * 24 * 3600 * second],
  ['month', 30 * 24 * 3600 * second],
  ['day', 24 * 3600 * second],
  ['hour', 3600 * second],
  ['minute', 60 * second],
] as const

const formatOf = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** A distance in milliseconds in the coarsest unit that it fills; negative is the past. */
export function relativeTime(distance: number, locale: Locale): string {
  const format = formatOf(locale)
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit)
  }
  return format.format(Math.trunc(distance / second), 'second')
}
