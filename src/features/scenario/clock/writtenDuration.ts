import { dayMs, hourMs, intlLocale, minuteMs, secondMs } from '#lib/time'
import type { Locale } from '#ui/intl/locale'

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
  ['second', secondMs],
] as const

/** Formats a duration in its three largest units: “1 day, 2 hours, 5 minutes”. Ignores the sign. */
export function writtenDuration(milliseconds: number, locale: Locale): string {
  let rest = Math.abs(milliseconds)
  const parts: string[] = []
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) {
      const format = { style: 'unit', unit, unitDisplay: 'long' } as const
      parts.push(new Intl.NumberFormat(locale, format).format(count))
    }
  }
  return new Intl.ListFormat(intlLocale(locale), { type: 'unit' }).format(parts.slice(0, 3))
}
