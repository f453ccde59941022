import { bangkokDay, timeZone } from '#lib/time'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Day and month in Bangkok, with the year only where it is another one than today's. */
export function shortDay(moment: number, locale: string): string {
  const isThisYear = bangkokDay(moment).slice(0, 4) === bangkokDay(Date.now()).slice(0, 4)
  const key = `${locale} ${isThisYear}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
      timeZone,
    })
    formats.set(key, format)
  }
  return format.format(moment)
}

/** Whether the day of a moment is over in Bangkok. */
export function isPastDay(moment: number): boolean {
  return bangkokDay(moment) < bangkokDay(Date.now())
}
