/** The operator's clock. All days, months and opening hours are those of Bangkok. */
export const timeZone = 'Asia/Bangkok'

/** Bangkok is seven hours ahead of UTC all year, without summer time. */
const bangkokOffsetMs = 7 * 60 * 60 * 1000

export const dayMs = 24 * 60 * 60 * 1000

/** The Bangkok day of a moment as `yyyy-mm-dd`. Throws a RangeError for an invalid date. */
export function bangkokDay(moment: number | Date): string {
  return new Date(Number(moment) + bangkokOffsetMs).toISOString().slice(0, 10)
}

/** The weekday of a moment in Bangkok; Sunday is 0. */
export function bangkokWeekday(moment: number | Date): number {
  return new Date(Number(moment) + bangkokOffsetMs).getUTCDay()
}

/** Bangkok's time with its offset, `2026-11-21T12:00:00+07:00`: the same for people and for programs. */
export function isoInBangkok(moment: number): string {
  return `${new Date(moment + bangkokOffsetMs).toISOString().slice(0, 19)}+07:00`
}

/** The moment, in milliseconds since 1970, at which a Bangkok day (`yyyy-mm-dd`) begins. */
export function startOfBangkokDay(day: string): number {
  return Date.parse(`${day}T00:00:00+07:00`)
}

/** The day `count` days after `day` (before it when negative), both `yyyy-mm-dd`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** The `count` Bangkok days that end with the day of `moment`, oldest first. */
export function lastBangkokDays(moment: number | Date, count: number): string[] {
  const last = bangkokDay(moment)
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count))
}

/** Day and time in Bangkok; Thai texts count years in the Buddhist era. */
export function formatDateTime(moment: number | Date, locale: string): string {
  return dateFormat(locale, 'dateTime').format(moment)
}

export function formatDate(moment: number | Date, locale: string): string {
  return dateFormat(locale, 'date').format(moment)
}

export function formatTime(moment: number | Date, locale: string): string {
  return dateFormat(locale, 'time').format(moment)
}

const shapes = {
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
} as const

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs far more than using it. */
function dateFormat(locale: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone })
  dateFormats.set(key, made)
  return made
}
