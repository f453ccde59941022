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

/** How much of a series is meant: one of it, those from it on, or all. */
export type SeriesScope = (typeof seriesScopes)[number]

/** How one or more of a series are changed; null: taken away. */
export interface SeriesEdit {
  series: SeriesDay
  scope: SeriesScope
  changes: EventChanges | null
  /** Of the one that it was done to, where that was taken out of the series before: it is changed as the others are. */
  detachedId?: string | undefined
}

/**
 * Why it cannot be done: it is not there any more, nothing would be left of what is not to be taken away, or the rule
 * names days (“the 1st and 15th”) that cannot be moved together.
 */
export type SeriesRefusal = 'gone' | 'noneLeft' | 'fixedDays'

/**
 * What becomes of a series by an edit. `events`: at least itself as it stands by now, with those that were taken out
 * of it to be changed alone: they stay as they are, and go where it goes.
 */
export function seriesChange(
  { series: { event: known, day }, scope, changes, detachedId }: SeriesEdit,
  events: readonly CalendarEvent[],
): Replacement | SeriesRefusal {
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
  // Where no other one of the series is left it stands for all of them.
  if (isEmpty(next))
    return own ? { before: [own], after: [changedEvent(own, changes)] } : 'noneLeft'
  const by = daysMoved(begun.firstDay, next)
  if (by !== 0 && begun.rule.by && isOwnRule(begun.event, left)) return 'fixedDays'
  // Where it neither becomes another series nor moves, they are as they were.
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

/** Those that were taken out of a series. One that repeats by now is a series of its own. */
function detachedOf({ id }: CalendarEvent, events: readonly CalendarEvent[]) {
  return events.flatMap((one) => {
    const { detachedFrom: from, repeat } = one
    return from?.id === id && repeat === undefined ? [{ one, from }] : []
  })
}

/** By how many days what began on one begins elsewhere now. */
function daysMoved(day: string, event: CalendarEvent): number {
  const begun = seriesOf(event)?.firstDay ?? day
  return Math.round((Date.parse(begun) - Date.parse(day)) / dayMs)
}

/** Nothing, where no day of a series is left. */
function kept(event: CalendarEvent): CalendarEvent[] {
  return isEmpty(event) ? [] : [event]
}

/** Whether a series has no day that is left. */
export function isEmpty(event: CalendarEvent): boolean {
  const series = seriesOf(event)
  if (!series) return false
  const { rule, firstDay } = series
  // “The 31st of February” never comes.
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

/** The one of a day, taken out of its series. */
function alone(series: Series, day: string, changes: EventChanges): CalendarEvent {
  const { series: _, repeat: __, ...one } = occurrence(series, day)
  const changed = changedEvent(one, { ...changes, repeat: null })
  return { ...changed, id: makeRequestId(), detachedFrom: { id: series.event.id, day } }
}

function endingBefore(rule: RepeatRule, day: string): RepeatRule {
  return { ...rule, until: addDays(day, -1), count: null }
}

/** Days within which a series is looked for at its own time: of a daily one not too many. */
const farBack = 900

/**
 * What is left of the series from a day on, as a series of its own, and what is still to be changed in it. It is
 * stored by when it first is, and in the hour that the clock leaves out no moment says the series' own time: there it
 * begins with an earlier day, left out.
 */
function fromHere(series: Series, day: string, changes: EventChanges): [Series, EventChanges] {
  const { repeat, ...others } = changes
  if (repeat === undefined || isOwnRule(series.event, changes)) {
    return [restOf(series, day, lastOnTime(series, day)), changes]
  }
  // Another rule is counted from the day itself.
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

/** The last day of a series, up to a day, on which the clock shows its time. */
function lastOnTime(series: Series, day: string): string {
  if (isOnTime(series, day)) return day
  const days = repeatedDays(series.rule, series.firstDay, addDays(day, -farBack), day)
  return days.findLast((one) => isOnTime(series, one)) ?? day
}

/**
 * A series by another rule that is counted from a day on which the clock leaves its time out: begun with a day before
 * it. Null where the clock shows its time, or no such day is near.
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

/** Whether the clock shows the time of a series on a day: not where it leaves that hour out. */
function isOnTime({ event, timeOfDay }: Series, day: string): boolean {
  const wall = Date.parse(day) + timeOfDay
  return event.allDay || wallOf(momentOf(wall, zoneOf(event)), zoneOf(event)) === wall
}

/** All of a series, by what was done to the one of a day: moved by a day and an hour, so are all. */
function changedSeries(series: Series, day: string, changes: EventChanges): CalendarEvent {
  const { event, firstDay, rule } = series
  const { series: _, ...one } = occurrence(series, day)
  const changed = changedEvent({ ...one, id: event.id }, changes)
  const moment = Date.parse(changed.start)
  // In the hour that the clock leaves out it stands later than all others: they stay, or move by days alone.
  const shown = wallOf(moment, zoneOf(changed))
  const own = Date.parse(isoDay(shown)) + series.timeOfDay
  const placed = momentOf(own, zoneOf(changed)) === moment ? own : shown
  const wall = changed.allDay ? moment : placed
  const by = Math.round((Date.parse(isoDay(wall)) - Date.parse(day)) / dayMs)
  const start = addDays(firstDay, by)
  const timeOfDay = wall - Date.parse(isoDay(wall))
  // In the night of a clock's change one from 22:00 to 6:00 lasts an hour more or less: that it is moved there
  // makes the others no longer.
  const byClock = wallOf(Date.parse(changed.end), zoneOf(changed)) - wall
  const before = wallOf(Date.parse(one.end), zoneOf(one)) - Date.parse(day) - series.timeOfDay
  const isAsLong = byClock === before && changed.allDay === one.allDay
  const length = isAsLong ? series.length : Date.parse(changed.end) - moment
  const times = timesAt(changed, Date.parse(start) + timeOfDay, length)
  if (changed.repeat === undefined) return { ...changed, ...times }
  const next = isOwnRule(event, changes) ? movedRule(rule, start, by) : parseRule(changed.repeat)
  // Those of another rule too: what was taken out stays out, and what was changed does not stand there twice.
  const except = (event.except ?? []).map((one) => addDays(one, by))
  return { ...changed, ...times, repeat: ruleText(next ?? rule), except }
}

function isOwnRule(event: CalendarEvent, { repeat }: EventChanges): boolean {
  return repeat === undefined || repeat === event.repeat
}

/** A rule of weekdays, moved along with its first event. */
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
