import {
  frequencies,
  mostCount,
  mostInterval,
  parseRule,
  placeInMonth,
  type RepeatRule,
  ruleText,
  type Weekday,
  weekdayName,
  weekdays,
} from '../series/repeat'
import { isDay } from '../view/days'

/** How an event repeats, as it is typed. */
export interface RepeatDraft {
  /** `NTH`: monthly by the weekday. */
  kind: 'none' | RepeatRule['freq'] | 'NTH'
  interval: string
  /** Of a weekly one; the first one's own weekday is always there. */
  days: readonly Weekday[]
  ends: 'never' | 'until' | 'count'
  until: string
  count: string
}

export const repeatKinds = ['none', 'DAILY', 'WEEKLY', 'MONTHLY', 'NTH', 'YEARLY'] as const

export const repeatEnds = ['never', 'until', 'count'] as const

export function repeatDraftOf(repeat: string | undefined, endDay: string): RepeatDraft {
  const rule = repeat === undefined ? null : parseRule(repeat)
  const ends = rule?.until ? 'until' : rule?.count ? 'count' : 'never'
  return {
    kind: rule ? (rule.nth ? 'NTH' : rule.freq) : 'none',
    interval: String(rule?.interval ?? 1),
    days: rule?.days ?? [],
    ends,
    until: rule?.until ?? endDay,
    count: String(rule?.count ?? 10),
  }
}

export type RepeatError =
  | { field: 'interval'; message: 'calendar.error.interval' }
  | { field: 'until'; message: 'calendar.error.until' }
  | { field: 'count'; message: 'calendar.error.count' }

export function isRepeatError(error: { field: string } | null): error is RepeatError {
  return error !== null && ['interval', 'until', 'count'].includes(error.field)
}

export function repeatError(draft: RepeatDraft, startDay: string): RepeatError | null {
  const { kind, interval, ends, until, count } = draft
  if (kind === 'none') return null
  if (!isUpTo(interval, mostInterval)) {
    return { field: 'interval', message: 'calendar.error.interval' }
  }
  if (ends === 'until' && (!isDay(until) || until < startDay)) {
    return { field: 'until', message: 'calendar.error.until' }
  }
  if (ends === 'count' && !isUpTo(count, mostCount)) {
    return { field: 'count', message: 'calendar.error.count' }
  }
  return null
}

function isUpTo(typed: string, most: number): boolean {
  return /^[1-9]\d{0,3}$/.test(typed.trim()) && Number(typed) <= most
}

/** The rule of a draft that is in order; undefined when it does not repeat. */
export function ruleOf(draft: RepeatDraft, startDay: string): string | undefined {
  const { kind, interval, days, ends, until, count } = draft
  const freq = kind === 'NTH' ? 'MONTHLY' : frequencies.find((one) => one === kind)
  if (freq === undefined) return undefined
  const first = weekdayName(startDay)
  const isWeekly = freq === 'WEEKLY' && days.length > 0
  return ruleText({
    freq,
    interval: Number(interval),
    days: isWeekly ? weekdays.filter((day) => day === first || days.includes(day)) : [],
    nth: kind === 'NTH' ? placeInMonth(startDay) : null,
    until: ends === 'until' ? until : null,
    count: ends === 'count' ? Number(count) : null,
  })
}

/** Whether two rules say the same, however they are written. */
export function isSameRule(one: string | undefined, other: string | undefined): boolean {
  return written(one) === written(other)
}

function written(text: string | undefined): string {
  const rule = text === undefined ? null : parseRule(text)
  return rule ? ruleText(rule) : ''
}
