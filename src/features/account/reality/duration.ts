import type { Locale } from '#ui/intl/locale'

const minuteMs = 60_000

/** How long something took, in hours and minutes: “1 hour, 5 minutes”. */
export function writtenDuration(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minuteMs))
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ].filter(({ count, unit }) => count > 0 || (unit === 'minute' && minutes === 0))
  const written = parts.map(({ count, unit }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(written)
}
