import { addDays, dayMs } from '#lib/time'
import {
  monthOf,
  mostCount,
  mostInterval,
  type NthDay,
  parseRule,
  placeInMonth,
  placesInMonth,
  type RepeatRule,
  ruleText,
  weekdayName,
  weekdaysMoved,
} from '../series/repeat'
import { frequencies, type Weekday, weekdays } from '../series/ruleDays'
import { isDay } from '../view/days'

/**
 * `NTH`: by weekday, such as the second or the last; `LAST`: the last weekday when it is also the fourth;
 * `OWN`: an imported rule that the form cannot express.
 */
export const repeatKinds = [
  'none',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'MONTHLY_NTH',
  'MONTHLY_LAST',
  'YEARLY',
  'YEARLY_NTH',
  'YEARLY_LAST',
  'OWN',
] as const

export type RepeatKind = (typeof repeatKinds)[number]

/** The repetition of an event, as typed. */
export interface RepeatDraft {
  kind: RepeatKind
  interval: string
  /** Weekdays of a weekly rule; the weekday of the first event is always included. */
  days: readonly Weekday[]
  /**
   * The day on which the weekdays and the end of an existing series are based; null if the event does not
   * repeat yet.
   */
  of: string | null
  /** The series' rule if the form does not offer it. */
  own: RepeatRule | null
  ends: 'never' | 'until' | 'count'
  until: string
  count: string
}

export const repeatEnds = ['never', 'until', 'count'] as const

/** @returns the kinds offered for an event on that day */
export function kindsOn(startDay: string, own: RepeatRule | null): RepeatKind[] {
  const hasBoth = isDay(startDay) && placesInMonth(startDay).length > 1
  return repeatKinds.filter((kind) =>
    kind === 'OWN' ? own !== null : hasBoth || !kind.endsWith('_LAST'),
  )
}

/** @returns the chosen kind, adjusted to the current day */
export function kindOn({ kind, own }: RepeatDraft, startDay: string): RepeatKind {
  if (kindsOn(startDay, own).includes(kind)) return kind
  return kind === 'YEARLY_LAST' ? 'YEARLY_NTH' : 'MONTHLY_NTH'
}

export function frequencyOf(kind: RepeatKind): RepeatRule['freq'] | undefined {
  return frequencies.find((one) => kind.startsWith(one))
}

/** @returns the weekday and position in its month or year for a rule by weekday; null for other rules */
export function nthDayOf(kind: RepeatKind, startDay: string): NthDay | null {
  const [freq, place] = kind.split('_')
  if (place === undefined) return null
  const nth = placeInMonth(startDay, place === 'LAST')
  return freq === 'YEARLY' ? { ...nth, month: monthOf(startDay) } : nth
}

export function repeatDraftOf(
  repeat: string | undefined,
  { startDay, endDay }: { startDay: string; endDay: string },
): RepeatDraft {
  const rule = repeat === undefined ? null : parseRule(repeat)
  const ends = rule?.until ? 'until' : rule?.count ? 'count' : 'never'
  return {
    kind: rule ? kindOf(rule) : 'none',
    interval: String(rule?.interval ?? 1),
    days: rule?.days ?? [],
    of: rule && startDay,
    own: rule?.by ? rule : null,
    ends,
    until: rule?.until ?? endDay,
    count: String(rule?.count ?? 10),
  }
}

/** Moves a series to another start day: its weekdays and its end move too, as when it is dragged. */
export function movedRepeat(repeat: RepeatDraft, startDay: string): RepeatDraft {
  const { of, days, until } = repeat
  if (of === null || of === startDay || !isDay(startDay)) return repeat
  const by = Math.round((Date.parse(startDay) - Date.parse(of)) / dayMs)
  return {
    ...repeat,
    of: startDay,
    days: weekdaysMoved(days, by),
    until: isDay(until) ? addDays(until, by) : until,
  }
}

function kindOf({ freq, nth, by }: RepeatRule): RepeatKind {
  if (by) return 'OWN'
  if (!nth || (freq !== 'MONTHLY' && freq !== 'YEARLY')) return freq
  return `${freq}_${nth.place === -1 ? 'LAST' : 'NTH'}`
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
  if (kind === 'none' || kind === 'OWN') return null
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

/** The rule of a valid draft; undefined if it does not repeat. */
export function ruleOf(draft: RepeatDraft, startDay: string): string | undefined {
  const { kind, interval, days, ends, until, count, own } = draft
  if (kind === 'OWN') return own ? ruleText(own) : undefined
  const freq = frequencyOf(kind)
  if (freq === undefined) return undefined
  const first = weekdayName(startDay)
  const isWeekly = freq === 'WEEKLY' && days.length > 0
  return ruleText({
    freq,
    interval: Number(interval),
    days: isWeekly ? weekdays.filter((day) => day === first || days.includes(day)) : [],
    nth: nthDayOf(kind, startDay),
    by: null,
    until: ends === 'until' ? until : null,
    count: ends === 'count' ? Number(count) : null,
  })
}
