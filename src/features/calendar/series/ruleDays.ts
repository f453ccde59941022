/**
 * Rules of RFC 5545 beyond those offered in the form: “the 1st and 15th”, “the last weekday”, “first and
 * third Monday”.
 */
import { dayMs } from '#lib/time'

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export type Weekday = (typeof weekdays)[number]

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** The parts of such a rule. An empty list adds no condition. Negative numbers count from the end. */
export interface RuleDays {
  months: readonly number[]
  monthDays: readonly number[]
  yearDays: readonly number[]
  /** `place`: the position in the month or year; null for every such weekday. */
  days: readonly { day: Weekday; place: number | null }[]
  /** Which of a period's days to select. */
  positions: readonly number[]
  weekStart: Weekday
}

type Frequency = (typeof frequencies)[number]

/** @returns null for an unknown or invalid part, such as hourly rules and week numbers */
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

/** @returns an empty list if the part is missing; null if it is invalid */
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

/** Days since 1970; the end is exclusive. */
type Span = readonly [from: number, to: number]

/**
 * The days of one period in order, as days since 1970.
 * @param first the day on which the series starts
 */
export function daysOfSpan(by: RuleDays, freq: Frequency, first: number, span: Span): number[] {
  const [from, to] = span
  const found: number[] = []
  const begin = { day: first, month: monthOf(first) }
  let month = monthOf(from)
  for (let day = from; day < to; day += 1) {
    if (day >= month.span[1]) month = monthOf(day)
    if (isRuleDay(by, freq, begin, { day, month })) found.push(day)
  }
  if (by.positions.length === 0) return found
  const taken = by.positions.map((place) => found.at(place > 0 ? place - 1 : place))
  return found.filter((day) => taken.includes(day))
}

interface RuleDay {
  /** Days since 1970. */
  day: number
  month: Month
}

function isRuleDay(
  by: RuleDays,
  freq: Frequency,
  begin: RuleDay,
  { day, month }: RuleDay,
): boolean {
  const { months, monthDays, yearDays, days } = by
  if (months.length > 0 && !months.includes(month.number)) return false
  if (monthDays.length > 0 && !isPlace(monthDays, day, month.span, 1)) return false
  if (yearDays.length > 0 && !isPlace(yearDays, day, month.yearSpan, 1)) return false
  if (days.length > 0) {
    const span = freq === 'MONTHLY' || months.length > 0 ? month.span : month.yearSpan
    return days.some(
      (one) =>
        weekdayOf(day) === weekdays.indexOf(one.day) &&
        (one.place === null || isPlace([one.place], day, span, 7)),
    )
  }
  // What the rule leaves open follows the first day.
  if (freq === 'DAILY' || monthDays.length > 0 || yearDays.length > 0) return true
  if (freq === 'WEEKLY') return weekdayOf(day) === weekdayOf(begin.day)
  const isOwnMonth = freq === 'MONTHLY' || months.length > 0 || month.number === begin.month.number
  return isOwnMonth && day - month.span[0] === begin.day - begin.month.span[0]
}

/**
 * @returns true if a day is at one of the positions in a span, counted in steps of `step` days from either
 * end
 */
function isPlace(places: readonly number[], day: number, [from, to]: Span, step: number): boolean {
  return (
    places.includes(Math.floor((day - from) / step) + 1) ||
    places.includes(-Math.floor((to - 1 - day) / step) - 1)
  )
}

/** Monday is 0; 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

interface Month {
  /** From 1. */
  number: number
  span: Span
  yearSpan: Span
}

function monthOf(day: number): Month {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return {
    number: month + 1,
    span: [startOf(year, month), startOf(year, month + 1)],
    yearSpan: [startOf(year, 0), startOf(year + 1, 0)],
  }
}

function startOf(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, 1)
  return date.getTime() / dayMs
}
