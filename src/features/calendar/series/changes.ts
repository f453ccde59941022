import type { CalendarEvent, Replacement } from '#contract/calendar/calendar'
import { makeRequestId } from '#lib/requestId'
import { addDays, dayMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import {
  changedEvent,
  type EventChanges,
  occurrence,
  type Series,
  type SeriesDay,
  seriesOf,
  timesAt,
  zoneOf,
} from './occurrences'
import {
  monthOf,
  mostCount,
  type NthDay,
  numberInSeries,
  parseRule,
  placeInMonth,
  type RepeatRule,
  repeatedDays,
  ruleText,
  weekdaysMoved,
} from './repeat'

export const seriesScopes = ['this', 'following', 'all'] as const

/** Scope of a change: one event of a series, this and following ones, or all. */
export type SeriesScope = (typeof seriesScopes)[number]

/** A change to one or more events of a series; null `changes` delete them. */
export interface SeriesEdit {
  series: SeriesDay
  scope: SeriesScope
  changes: EventChanges | null
  /**
   * Id of the event that was changed, if it was detached before; it receives the same changes as the others.
   */
  detachedId?: string | undefined
}

/**
 * Why a change is impossible: the event no longer exists, no event would remain after a change that is no
 * deletion, or the rule has fixed days (“the 1st and 15th”) that cannot move together.
 */
export type SeriesError = 'gone' | 'noneLeft' | 'fixedDays'

/**
 * Calculates the result of a change to a series. Detached events keep their own changes and move with the
 * series.
 * @param events at least the current series and its detached events
 */
export function seriesChange(
  { series: { event: known, day }, scope, changes, detachedId }: SeriesEdit,
  events: readonly CalendarEvent[],
): Replacement | SeriesError {
  const event = events.find(({ id }) => id === known.id)
  const series = event && seriesOf(event)
  if (!series) return 'gone'
  const own = detachedOf(event, events).find(({ one }) => one.id === detachedId)?.one
  const isThere = detachedId === undefined ? hasDay(series, day) : own !== undefined
  if ((changes || scope === 'this') && !isThere) return 'gone'
  if (scope === 'this') {
    const rest = kept(without(series, day))
    return { before: [event], after: changes ? [...rest, alone(series, day, changes)] : rest }
  }
  const isWhole = scope === 'all' || day <= series.firstDay
  const rest = isWhole ? [] : kept({ ...event, repeat: ruleText(endingBefore(series.rule, day)) })
  const detached = detachedOf(event, events).filter(({ from }) => isWhole || from.day >= day)
  if (!changes) return { before: [event, ...detached.map(({ one }) => one)], after: rest }
  const [begun, left] = isWhole ? [series, changes] : fromHere(series, day, changes)
  const next = changedSeries(begun, day, left)
  // If no other event of the series remains, the detached event is changed alone.
  if (isEmpty(next))
    return own ? { before: [own], after: [changedEvent(own, changes)] } : 'noneLeft'
  const by = daysMoved(begun.firstDay, next)
  if (by !== 0 && begun.rule.by && isOwnRule(begun.event, left)) return 'fixedDays'
  // If the series keeps its id and does not move, detached events stay unchanged.
  const isSame = by === 0 && next.id === event.id
  const moved = isSame ? detached.filter(({ one }) => one === own) : detached
  return {
    before: [event, ...moved.map(({ one }) => one)],
    after: [
      ...rest,
      next,
      ...moved.map(({ one, from }) => ({
        ...(one === own ? changedEvent(one, changes) : one),
        detachedFrom: { id: next.id, day: addDays(from.day, by) },
      })),
    ],
  }
}

function hasDay({ event, rule, firstDay }: Series, day: string): boolean {
  return !event.except?.includes(day) && repeatedDays(rule, firstDay, day, day).length > 0
}

/** The events detached from a series. A detached event that repeats is a series of its own. */
function detachedOf({ id }: CalendarEvent, events: readonly CalendarEvent[]) {
  return events.flatMap((one) => {
    const { detachedFrom: from, repeat } = one
    return from?.id === id && repeat === undefined ? [{ one, from }] : []
  })
}

/** @returns by how many days the start has moved from `day` */
function daysMoved(day: string, event: CalendarEvent): number {
  const begun = seriesOf(event)?.firstDay ?? day
  return Math.round((Date.parse(begun) - Date.parse(day)) / dayMs)
}

/** @returns no event if no day of the series remains */
function kept(event: CalendarEvent): CalendarEvent[] {
  return isEmpty(event) ? [] : [event]
}

/** @returns true if no day of the series remains */
export function isEmpty(event: CalendarEvent): boolean {
  const series = seriesOf(event)
  if (!series) return false
  const { rule, firstDay } = series
  // “31 February” never occurs.
  if (rule.until === null && rule.count === null) {
    const far = addDays(firstDay, 9 * 366 * rule.interval)
    return rule.by !== null && repeatedDays(rule, firstDay, firstDay, far).length === 0
  }
  const left = new Set(event.except)
  return repeatedDays(rule, firstDay, firstDay, '9998-12-31').every((day) => left.has(day))
}

function without({ event }: Series, day: string): CalendarEvent {
  return { ...event, except: [...(event.except ?? []), day] }
}

/** The occurrence of a day, detached from its series. */
function alone(series: Series, day: string, changes: EventChanges): CalendarEvent {
  const { series: _, repeat: __, ...one } = occurrence(series, day)
  const changed = changedEvent(one, { ...changes, repeat: null })
  return { ...changed, id: makeRequestId(), detachedFrom: { id: series.event.id, day } }
}

function endingBefore(rule: RepeatRule, day: string): RepeatRule {
  return { ...rule, until: addDays(day, -1), count: null }
}

/** Days to search back for an occurrence at the series' own time; limited for daily series. */
const farBack = 900

/**
 * The series from a day on, as a new series, plus the changes still to apply. A series is stored by its first
 * moment, and in an hour skipped by DST no moment has the series' own time. In that case the new series
 * starts with an earlier, excluded day.
 */
function fromHere(series: Series, day: string, changes: EventChanges): [Series, EventChanges] {
  const { repeat, ...others } = changes
  if (repeat === undefined || isOwnRule(series.event, changes)) {
    return [restOf(series, day, lastOnTime(series, day)), changes]
  }
  // A new rule is counted from the day itself.
  const other = changes.start === undefined ? byRule(series, day, repeat) : null
  return other ? [restOf(other, day, other.firstDay), others] : [restOf(series, day, day), changes]
}

function restOf(series: Series, day: string, begin: string): Series {
  const { event, rule, firstDay } = series
  const gone = rule.count === null ? 0 : numberInSeries(rule, firstDay, begin) - 1
  const rest = { ...rule, count: rule.count === null ? null : rule.count - gone }
  const skipped = repeatedDays(rule, firstDay, begin, addDays(day, -1))
  const except = [...skipped, ...(event.except?.filter((one) => one >= day) ?? [])]
  const { series: _, ...one } = occurrence(series, begin)
  const begun = { ...one, id: makeRequestId(), repeat: ruleText(rest), except }
  return { ...series, event: begun, rule: rest, firstDay: begin }
}

/** The last day up to `day` on which the wall time of the series exists. */
function lastOnTime(series: Series, day: string): string {
  if (isOnTime(series, day)) return day
  const days = repeatedDays(series.rule, series.firstDay, addDays(day, -farBack), day)
  return days.findLast((one) => isOnTime(series, one)) ?? day
}

/**
 * A series with a new rule, counted from a day on which DST skips its time: it starts with an earlier day.
 * @returns null if the time exists on that day, or no suitable day is near
 */
function byRule(series: Series, day: string, repeat: string | null): Series | null {
  const rule = repeat === null || isOnTime(series, day) ? null : parseRule(repeat)
  if (!rule) return null
  for (let back = 1; back <= farBack; back += 1) {
    const firstDay = addDays(day, -back)
    const days = repeatedDays({ ...rule, count: null, until: null }, firstDay, firstDay, day)
    const count = rule.count === null ? null : rule.count + days.length - 1
    const isFitting = days[0] === firstDay && days.at(-1) === day && isOnTime(series, firstDay)
    if (isFitting && (count ?? 0) <= mostCount)
      return { ...series, firstDay, rule: { ...rule, count } }
  }
  return null
}

/** @returns true if the wall time of the series exists on a day, so that DST does not skip that hour */
function isOnTime({ event, timeOfDay }: Series, day: string): boolean {
  const wall = Date.parse(day) + timeOfDay
  return event.allDay || wallOf(momentOf(wall, zoneOf(event)), zoneOf(event)) === wall
}

/** Applies the change of one day's event to the whole series: if it moves by days or hours, all move. */
function changedSeries(series: Series, day: string, changes: EventChanges): CalendarEvent {
  const { event, firstDay, rule } = series
  const { series: _, ...one } = occurrence(series, day)
  const changed = changedEvent({ ...one, id: event.id }, changes)
  const moment = Date.parse(changed.start)
  // In an hour skipped by DST this event is later than the others. They keep their time, or move by days
  // only.
  const shown = wallOf(moment, zoneOf(changed))
  const own = Date.parse(isoDay(shown)) + series.timeOfDay
  const placed = momentOf(own, zoneOf(changed)) === moment ? own : shown
  const wall = changed.allDay ? moment : placed
  const by = Math.round((Date.parse(isoDay(wall)) - Date.parse(day)) / dayMs)
  const start = addDays(firstDay, by)
  const timeOfDay = wall - Date.parse(isoDay(wall))
  // In the night of a DST change, an event from 22:00 to 6:00 lasts an hour more or less. Moving it into that
  // night must not change the duration of the others.
  const byClock = wallOf(Date.parse(changed.end), zoneOf(changed)) - wall
  const before = wallOf(Date.parse(one.end), zoneOf(one)) - Date.parse(day) - series.timeOfDay
  const isAsLong = byClock === before && changed.allDay === one.allDay
  const length = isAsLong ? series.length : Date.parse(changed.end) - moment
  const times = timesAt(changed, Date.parse(start) + timeOfDay, length)
  if (changed.repeat === undefined) return { ...changed, ...times }
  const next = isOwnRule(event, changes) ? movedRule(rule, start, by) : parseRule(changed.repeat)
  // Applies to a new rule too: excluded days stay excluded, and changed events do not appear twice.
  const except = (event.except ?? []).map((one) => addDays(one, by))
  return { ...changed, ...times, repeat: ruleText(next ?? rule), except }
}

function isOwnRule(event: CalendarEvent, { repeat }: EventChanges): boolean {
  return repeat === undefined || repeat === event.repeat
}

/** Moves a rule of weekdays with its first event. */
function movedRule(rule: RepeatRule, start: string, by: number): RepeatRule {
  if (by === 0) return rule
  const days = weekdaysMoved(rule.days, by)
  const until = rule.until === null ? null : addDays(rule.until, by)
  return { ...rule, days, until, nth: rule.nth && movedDay(rule.nth, start) }
}

function movedDay({ place, month }: NthDay, start: string): NthDay {
  return {
    ...placeInMonth(start, place === -1),
    ...(month !== undefined && { month: monthOf(start) }),
  }
}
