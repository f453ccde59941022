/** Rules of RFC 5545 beyond those that the form offers: “the 1st and 15th”, “the last weekday”, “first and third Monday”. */
import { dayMs } from '#lib/time'
import { frequencies, type Weekday, weekdays } from './weekdays'

/** The parts of such a rule. An empty list says nothing. Numbers below 0 count from the end. */
export interface RuleDays {
  months: readonly number[]
  monthDays: readonly number[]
  yearDays: readonly number[]
  /** `place`: which one of its month or year; null: each. */
  days: readonly { day: Weekday; place: number | null }[]
  /** Which of a period's days are taken. */
  positions: readonly number[]
  weekStart: Weekday
}

type Frequency = (typeof frequencies)[number]

/** Null where a part is unknown or wrong: rules by the hour or by the number of the week are. */
export function readRuleDays(freq: Frequency, parts: ReadonlyMap<string, string>): RuleDays | null {
  const months = numbersIn(parts.get('BYMONTH'), 12)
  const monthDays = numbersIn(parts.get('BYMONTHDAY'), 31)
  const yearDays = numbersIn(parts.get('BYYEARDAY'), 366)
  const positions = numbersIn(parts.get('BYSETPOS'), 366)
  const days = parts.get('BYDAY')?.split(',').map(ruleDay) ?? []
  const weekStart = weekdays.find((day) => day === (parts.get('WKST') ?? 'MO'))
  const read = days.filter((day) => day !== null)
  if (!months || !monthDays || !yearDays || !positions || !weekStart) return null
  if (read.length < days.length || months.some((month) => month < 0)) return null
  const hasPlaces = read.some(({ place }) => place !== null)
  if (hasPlaces && freq !== 'MONTHLY' && freq !== 'YEARLY') return null
  return { months, monthDays, yearDays, days: read, positions, weekStart }
}

/** Empty without the part; null where it is wrong. */
function numbersIn(text: string | undefined, most: number): number[] | null {
  if (text === undefined) return []
  const numbers = text.split(',').map((one) => (/^[+-]?\d{1,3}$/.test(one) ? Number(one) : 0))
  return numbers.every((one) => one !== 0 && Math.abs(one) <= most) ? numbers : null
}

function ruleDay(text: string): RuleDays['days'][number] | null {
  const [, place, name] = /^([+-]?[1-9]\d?)?([A-Z]{2})$/.exec(text) ?? []
  const day = weekdays.find((one) => one === name)
  const number = place === undefined ? null : Number(place)
  return day && Math.abs(number ?? 1) <= 53 ? { day, place: number } : null
}

export function ruleDaysText(by: RuleDays): string[] {
  const parts: [string, readonly (string | number)[]][] = [
    ['BYMONTH', by.months],
    ['BYYEARDAY', by.yearDays],
    ['BYMONTHDAY', by.monthDays],
    ['BYDAY', by.days.map(({ day, place }) => `${place ?? ''}${day}`)],
    ['BYSETPOS', by.positions],
    ['WKST', by.weekStart === 'MO' ? [] : [by.weekStart]],
  ]
  return parts.filter(([, list]) => list.length > 0).map(([name, list]) => `${name}=${list.join()}`)
}

/** Days since 1970, from the first to the one after the last. */
type Span = readonly [from: number, to: number]

/** The days of one period, in order, as days since 1970. `first`: the day that the series begins on. */
export function daysOfSpan(
  by: RuleDays,
  freq: Frequency,
  first: number,
  [from, to]: Span,
): number[] {
  const found: number[] = []
  for (let day = from; day < to; day += 1) if (isRuleDay(by, freq, first, day)) found.push(day)
  if (by.positions.length === 0) return found
  const taken = by.positions.map((place) => found.at(place > 0 ? place - 1 : place))
  return found.filter((day) => taken.includes(day))
}

function isRuleDay(by: RuleDays, freq: Frequency, first: number, day: number): boolean {
  const { months, monthDays, yearDays, days } = by
  const [begin, date] = [new Date(first * dayMs), new Date(day * dayMs)]
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const monthSpan = [startOf(year, month), startOf(year, month + 1)] as const
  const yearSpan = [startOf(year, 0), startOf(year + 1, 0)] as const
  if (months.length > 0 && !months.includes(month + 1)) return false
  if (monthDays.length > 0 && !isPlace(monthDays, day, monthSpan, 1)) return false
  if (yearDays.length > 0 && !isPlace(yearDays, day, yearSpan, 1)) return false
  if (days.length > 0) {
    const span = freq === 'MONTHLY' || months.length > 0 ? monthSpan : yearSpan
    return days.some(
      (one) =>
        weekdays[(date.getUTCDay() + 6) % 7] === one.day &&
        (one.place === null || isPlace([one.place], day, span, 7)),
    )
  }
  // What the rule leaves open is as on the first day.
  if (freq === 'DAILY' || monthDays.length > 0 || yearDays.length > 0) return true
  if (freq === 'WEEKLY') return date.getUTCDay() === begin.getUTCDay()
  const isOwnMonth = freq === 'MONTHLY' || months.length > 0 || month === begin.getUTCMonth()
  return isOwnMonth && date.getUTCDate() === begin.getUTCDate()
}

/** Whether a day is one of those places in a span, counted in steps of so many days from either end. */
function isPlace(places: readonly number[], day: number, [from, to]: Span, step: number): boolean {
  return (
    places.includes(Math.floor((day - from) / step) + 1) ||
    places.includes(-Math.floor((to - 1 - day) / step) - 1)
  )
}

function startOf(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 1)
  return date.getTime() / dayMs
}
