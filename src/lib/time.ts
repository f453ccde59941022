/** The operator's time zone. All days, months and opening hours are those of Bangkok. */
export const timeZone = 'Asia/Bangkok'

/** The years 1 to 9999, less a day at both ends. Any date between them can be written in any time zone. */
const firstMoment = Date.parse('0001-01-02T00:00:00Z')
const lastMoment = Date.parse('9999-12-30T00:00:00Z')

/** Whether a number of milliseconds since 1970 is a date that can be written; false for NaN. */
export function isMoment(moment: number): boolean {
  return moment >= firstMoment && moment <= lastMoment
}

/** A moment as ISO text in UTC; empty for an invalid one. */
export function isoOf(moment: number | Date): string {
  return isMoment(Number(moment)) ? new Date(moment).toISOString() : ''
}

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Bangkok is seven hours ahead of UTC all year, without summer time. */
const bangkokOffsetMs = 7 * hourMs

/**
 * The Bangkok day of a moment as `yyyy-mm-dd`.
 * @throws RangeError for an invalid date
 */
export function bangkokDay(moment: number | Date): string {
  return new Date(Number(moment) + bangkokOffsetMs).toISOString().slice(0, 10)
}

/** The weekday of a moment in Bangkok; Sunday is 0. */
export function bangkokWeekday(moment: number | Date): number {
  return new Date(Number(moment) + bangkokOffsetMs).getUTCDay()
}

/** Bangkok time with its offset, `2026-11-21T12:00:00+07:00`, readable by people and programs. */
export function isoInBangkok(moment: number): string {
  return `${new Date(moment + bangkokOffsetMs).toISOString().slice(0, 19)}+07:00`
}

/** The start of a Bangkok day (`yyyy-mm-dd`), in milliseconds since 1970. */
export function startOfBangkokDay(day: string): number {
  return Date.parse(`${day}T00:00:00+07:00`)
}

/**
 * Whether a text is an existing day, `yyyy-mm-dd`, in the years 1000 to 2999, because the first digits of a
 * year that is being typed are a year too. Without the check, 31 February would become a day in March.
 */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && isoOf(Date.parse(`${text}T00:00Z`)).startsWith(text)
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

/**
 * Formats day and time, in Bangkok unless another zone is named. Thai texts use the Buddhist era. This
 * function and those below return a dash for an invalid moment, so that one bad date never breaks a page.
 */
export function formatDateTime(moment: number | Date, locale: string, zone = timeZone): string {
  return format(moment, locale, zone, 'dateTime')
}

export function formatDate(moment: number | Date, locale: string, zone = timeZone): string {
  return format(moment, locale, zone, 'date')
}

/** “November 2026” */
export function formatMonth(moment: number | Date, locale: string, zone = timeZone): string {
  return format(moment, locale, zone, 'month')
}

export function formatTime(moment: number | Date, locale: string, zone = timeZone): string {
  return format(moment, locale, zone, 'time')
}

type Shape = keyof typeof shapes

function format(moment: number | Date, locale: string, zone: string, shape: Shape): string {
  return isMoment(Number(moment)) ? dateFormat(locale, zone, shape).format(moment) : '–'
}

const shapes = {
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const

/** @returns the locale for dates and lists: English is British here, “28 Nov 2026, 22:19” */
export function intlLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats, because making one costs far more than using it. */
function dateFormat(locale: string, zone: string, shape: Shape): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${shape}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(intlLocale(locale), { ...shapes[shape], timeZone: zone })
  dateFormats.set(key, made)
  return made
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/**
 * Whether `moment` (milliseconds since 1970) lies within hours of Bangkok time, both `HH:mm`. They include
 * the last minute and may cross midnight. Equal ends mean always open.
 */
export function isOpenAt(moment: number, from: string, to: string): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const minute = minutesOf(clock.format(moment))
  if (isAlwaysOpen(from, to)) return true
  return start < end ? start <= minute && minute <= end : start <= minute || minute <= end
}

/** Whether the hours cover the whole day. */
export function isAlwaysOpen(from: string, to: string): boolean {
  return from === to || (minutesOf(to) + 1) % (24 * 60) === minutesOf(from)
}

/** Whether the hours begin on one day and end on the next. */
export function crossesMidnight(from: string, to: string): boolean {
  return !isAlwaysOpen(from, to) && minutesOf(from) > minutesOf(to)
}

/**
 * The Bangkok weekday (Sunday is 0) that `moment` belongs to. A night belongs to the day on which its hours
 * begin.
 */
export function weekdayOfHours(moment: number, from: string, to: string): number {
  const isNightOver = minutesOf(clock.format(moment)) > minutesOf(to)
  return bangkokWeekday(crossesMidnight(from, to) && !isNightOver ? moment - dayMs : moment)
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
