/**
 * Repetition by the rules of RFC 5545, except hourly rules and week numbers. Own implementation, because the
 * page lays out days and the zone adds the time: rrule and rrule-temporal work on moments and weigh 14 and 40
 * kB. Tests compare this with the examples of the RFC.
 */
import { addDays, dayMs } from '#lib/time'
import {
  daysOfSpan,
  frequencies,
  type RuleDays,
  readRuleDays,
  ruleDaysText,
  type Weekday,
  weekdays,
} from './ruleDays'

/** The second Monday of a month, or its last Friday (-1). */
export interface NthDay {
  place: number
  day: Weekday
  /** For yearly rules; 1 is January. */
  month?: number
}

export interface RepeatRule {
  freq: (typeof frequencies)[number]
  interval: number
  /** For weekly rules; empty means the weekday of the first event. */
  days: readonly Weekday[]
  /** For monthly or yearly rules; null means the day of the first event. */
  nth: NthDay | null
  /** Days of a rule that the form does not offer; `days` and `nth` are empty then. */
  by: RuleDays | null
  /** The last day, `yyyy-mm-dd`; if `until` and `count` are null, the series never ends. */
  until: string | null
  count: number | null
}

export const mostInterval = 99
export const mostCount = 999

/**
 * Parses `FREQ=WEEKLY;BYDAY=MO,WE`; null if unsupported.
 * @param lastDayBy returns the last day with an event up to a moment, for a rule that ends with a moment
 */
export function parseRule(text: string, lastDayBy = utcDay): RepeatRule | null {
  const parts = new Map(text.split(';').map((part) => splitAt(part, '=')))
  const freq = frequencies.find((one) => one === parts.get('FREQ'))
  const interval = numberIn(parts.get('INTERVAL') ?? '1', mostInterval)
  const count = parts.has('COUNT') ? numberIn(parts.get('COUNT') ?? '', mostCount) : null
  const until = parts.has('UNTIL') ? dayIn(parts.get('UNTIL') ?? '', lastDayBy) : null
  const month = parts.has('BYMONTH') ? numberIn(parts.get('BYMONTH') ?? '', 12) : null
  const byDay = parts.get('BYDAY')?.split(',') ?? []
  const isKnown = [...parts.keys()].every((key) => ruleParts.includes(key))
  const isWrong = (key: string, value: unknown) => parts.has(key) && value === null
  if (!isKnown || !freq || !interval || isWrong('COUNT', count) || isWrong('UNTIL', until)) {
    return null
  }
  const shared = { freq, interval, until, count, days: [], nth: null, by: null }
  const isOffered = [...parts.keys()].every((key) => offeredParts.includes(key))
  // Without a month, the fourth Thursday of a year is not a day of a month.
  if (isOffered && (freq === 'YEARLY') === (month !== null)) {
    const [, place, name] = /^([1-4]|-1)([A-Z]{2})$/.exec(byDay.join(',')) ?? []
    const day = weekdays.find((one) => one === name)
    const nth = day && { place: Number(place), day, ...(month !== null && { month }) }
    if (nth && (freq === 'MONTHLY' || freq === 'YEARLY')) return { ...shared, nth }
  }
  const days = weekdays.filter((day) => byDay.includes(day))
  const isPlain = isOffered && !parts.has('BYMONTH') && days.length === byDay.length
  if (isPlain && (days.length === 0 || freq === 'WEEKLY')) return { ...shared, days }
  const by = readRuleDays(freq, parts)
  return by && { ...shared, by }
}

const offeredParts = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTH']
const ruleParts = [...offeredParts, 'BYMONTHDAY', 'BYYEARDAY', 'BYSETPOS', 'WKST']

export function ruleText({ freq, interval, days, nth, by, until, count }: RepeatRule): string {
  const parts = [`FREQ=${freq}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (nth?.month !== undefined) parts.push(`BYMONTH=${nth.month}`)
  if (nth) parts.push(`BYDAY=${nth.place}${nth.day}`)
  else if (days.length > 0) parts.push(`BYDAY=${days.join(',')}`)
  if (by) parts.push(...ruleDaysText(by))
  if (until !== null) parts.push(`UNTIL=${until.replaceAll('-', '')}`)
  else if (count !== null) parts.push(`COUNT=${count}`)
  return parts.join(';')
}

function splitAt(text: string, mark: string): [string, string] {
  const [name = '', value = ''] = text.split(mark)
  return [name, value]
}

function numberIn(text: string, most: number): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** Parses `20261231`, or the moment `20261231T165959Z`. */
function dayIn(text: string, lastDayBy: (moment: number) => string): string | null {
  const [, year, month, day, ...time] =
    /^([12]\d{3})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(text) ?? []
  const written = `${year}-${month}-${day}`
  const midnight = Date.parse(`${written}T00:00:00Z`)
  if (Number.isNaN(midnight) || utcDay(midnight) !== written) return null
  if (time[0] === undefined) return written
  const moment = Date.parse(`${written}T${time.join(':')}Z`)
  return Number.isNaN(moment) ? null : lastDayBy(moment)
}

function utcDay(moment: number): string {
  return dayOf(moment / dayMs)
}

/** Days since 1970. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** Monday is 0. */
function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7
}

/**
 * The weekday of a day and its position in the month: the last one, if `isLast` allows it, or from the fifth
 * on.
 */
export function placeInMonth(day: string, isLast: boolean): NthDay {
  const [place = -1, last = place] = placesInMonth(day)
  return { place: isLast ? last : place, day: weekdayName(day) }
}

/** Positions of a day's weekday in its month; the fourth may also be the last (-1). */
export function placesInMonth(day: string): number[] {
  const place = Math.ceil(Number(day.slice(8)) / 7)
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7)
  return [...(place > 4 ? [] : [place]), ...(isLast ? [-1] : [])]
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}

export function weekdayName(day: string): Weekday {
  return weekdays[weekdayOf(numberOf(day))] ?? 'MO'
}

/** Weekdays moved by a number of days. */
export function weekdaysMoved(days: readonly Weekday[], by: number): Weekday[] {
  return weekdays.filter((_, index) => {
    const before = weekdays[(((index - by) % 7) + 7) % 7]
    return before !== undefined && days.includes(before)
  })
}

/** Maximum number of days per query of a series. */
const mostAtOnce = 1000

/** The days from `from` to `to` with an event of a series that starts on `first`. */
export function repeatedDays(rule: RepeatRule, first: string, from: string, to: string): string[] {
  const days: string[] = []
  const last = numberOf(rule.until !== null && rule.until < to ? rule.until : to)
  let counted = 0
  // Rules with a count are evaluated from the first day; all others may start near the requested range.
  let period = rule.count === null ? Math.max(0, periodsUntil(rule, first, from) - 1) : 0
  for (let empty = 0; empty < longestGap; period += 1) {
    const found = daysOfPeriod(rule, first, period, last)?.filter((day) => day >= first)
    if (!found) return days
    empty = found.length === 0 ? empty + 1 : 0
    for (const day of found) {
      counted += 1
      const isOver = day > to || (rule.until !== null && day > rule.until)
      if (isOver || (rule.count !== null && counted > rule.count)) return days
      if (day >= from) days.push(day)
      if (days.length >= mostAtOnce) return days
    }
  }
  return days
}

/**
 * Maximum number of consecutive periods without a day: 29 February may take eight years, the 31st two months.
 */
const longestGap = 400

/** @returns the position of a day in its series, from 1 */
export function numberInSeries(rule: RepeatRule, first: string, day: string): number {
  return repeatedDays({ ...rule, until: null }, first, first, day).length
}

/** @returns the number of whole periods from the first day to another day, never too many */
function periodsUntil({ freq, interval }: RepeatRule, first: string, day: string): number {
  const days = numberOf(day) - numberOf(first)
  const lengths = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }
  return Math.max(0, Math.floor(days / lengths[freq] / interval) - 1)
}

/**
 * @param last days since 1970 up to which days are needed
 * @returns null if this and all later periods have no day
 */
function daysOfPeriod(
  rule: RepeatRule,
  first: string,
  period: number,
  last: number,
): string[] | null {
  const { freq, interval, days, nth } = rule
  const by = period * interval
  if (rule.by) {
    const [from, to] = spanOfPeriod(freq, first, by, rule.by.weekStart)
    if (to > numberOf('9999-12-31') || from > last) return null
    return daysOfSpan(rule.by, freq, numberOf(first), [from, to]).map(dayOf)
  }
  if (freq === 'DAILY') return [addDays(first, by)]
  if (freq === 'WEEKLY') {
    const start = numberOf(first)
    const monday = start - weekdayOf(start) + by * 7
    const names = days.length > 0 ? days : [weekdayName(first)]
    return names.map((name) => dayOf(monday + weekdays.indexOf(name)))
  }
  const month = Number(first.slice(0, 4)) * 12 + (nth?.month ?? monthOf(first)) - 1
  const shown = freq === 'YEARLY' ? month + by * 12 : month + by
  if (shown >= latestMonth) return []
  if (nth) return [nthOfMonth(shown, nth.place, weekdays.indexOf(nth.day))]
  const day = startOfMonth(shown) + Number(first.slice(8)) - 1
  return day < startOfMonth(shown + 1) ? [dayOf(day)] : []
}

/** The period after `by` days, weeks, months or years, in days since 1970. */
function spanOfPeriod(freq: RepeatRule['freq'], first: string, by: number, weekStart: Weekday) {
  const start = numberOf(first)
  if (freq === 'DAILY') return [start + by, start + by + 1] as const
  if (freq === 'WEEKLY') {
    const begin = start - ((weekdayOf(start) - weekdays.indexOf(weekStart) + 7) % 7) + by * 7
    return [begin, begin + 7] as const
  }
  const year = Number(first.slice(0, 4)) * 12
  const [month, length] =
    freq === 'YEARLY' ? [year + by * 12, 12] : [year + monthOf(first) - 1 + by, 1]
  return [startOfMonth(month), startOfMonth(month + length)] as const
}

/** The year 9999 is the last that can be written. */
const latestMonth = 9999 * 12

function startOfMonth(month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(Math.floor(month / 12), month % 12, 1)
  return date.getTime() / dayMs
}

function nthOfMonth(month: number, place: number, weekday: number): string {
  if (place > 0) {
    const start = startOfMonth(month)
    return dayOf(start + ((weekday - weekdayOf(start) + 7) % 7) + (place - 1) * 7)
  }
  const last = startOfMonth(month + 1) - 1
  return dayOf(last - ((weekdayOf(last) - weekday + 7) % 7))
}
