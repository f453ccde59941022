import type { CalendarEvent, EventSpan } from '#contract/calendar/calendar'
import { addDays, dayMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import { parseRule, type RepeatRule, repeatedDays } from './repeat'

/** A series: its first event, with a rule. Day and time are in its own time zone. */
export interface Series {
  event: CalendarEvent
  rule: RepeatRule
  firstDay: string
  /** Milliseconds after midnight of its day. */
  timeOfDay: number
  /** Milliseconds. */
  length: number
}

/** A stored series and the day of one of its events. */
export interface SeriesDay {
  event: CalendarEvent
  day: string
}

/** An event as shown on the board; an event of a series includes the series and its day. */
export type ShownEvent = CalendarEvent & { series?: SeriesDay }

/** Changed fields. A null rule ends the repetition. */
export type EventChanges = Partial<Omit<CalendarEvent, 'id' | 'repeat'>> & {
  repeat?: string | null
}

export function changedEvent(
  event: CalendarEvent,
  { repeat, ...changes }: EventChanges,
): CalendarEvent {
  const { repeat: before, ...rest } = event
  const rule = repeat === undefined ? before : repeat
  return { ...rest, ...changes, ...(typeof rule === 'string' && { repeat: rule }) }
}

/** All events in a range of days, with each occurrence of a series as its own event. */
export function shownEvents(events: readonly CalendarEvent[], span: EventSpan): ShownEvent[] {
  return events.flatMap((event) => {
    const series = seriesOf(event)
    return series ? occurrences(series, span) : [event]
  })
}

/** @returns null for an event that does not repeat */
export function seriesOf(event: CalendarEvent): Series | null {
  const { start, end, allDay, repeat } = event
  if (repeat === undefined) return null
  const own = (moment: number) => (allDay ? moment : wallOf(moment, zoneOf(event)))
  const wall = own(Date.parse(start))
  const firstDay = isoDay(wall)
  const timeOfDay = wall - Date.parse(firstDay)
  const rule = parseRule(repeat, (moment) => isoDay(own(moment) - timeOfDay))
  if (!rule) return null
  return { event, rule, firstDay, timeOfDay, length: Date.parse(end) - Date.parse(start) }
}

export function zoneOf({ zone }: Pick<CalendarEvent, 'zone'>): string {
  return zone ?? 'Asia/Bangkok'
}

/** The occurrences of a series that overlap a range of days. */
export function occurrences(series: Series, { from, to }: EventSpan): ShownEvent[] {
  const { event, rule, firstDay, length } = series
  const before = Math.min(Math.ceil(length / dayMs), 366) + 1
  const left = new Set(event.except)
  return repeatedDays(rule, firstDay, addDays(from, -before), addDays(to, 1))
    .filter((day) => !left.has(day))
    .map((day) => occurrence(series, day))
}

/** The occurrence of a day. Its id combines the series' id and the day. */
export function occurrence({ event, timeOfDay, length }: Series, day: string): ShownEvent {
  const { except: _, ...shared } = event
  const times = timesAt(event, Date.parse(day) + timeOfDay, length)
  return { ...shared, ...times, id: `${event.id}@${day}`, series: { event, day } }
}

/** The times of an event of `length` that starts at the wall time `wall` of its own zone. */
export function timesAt(
  event: Pick<CalendarEvent, 'allDay' | 'zone'>,
  wall: number,
  length: number,
): Pick<CalendarEvent, 'allDay' | 'start' | 'end'> {
  const { allDay } = event
  if (allDay) return { allDay, start: isoDay(wall), end: isoDay(wall + length) }
  const start = momentOf(wall, zoneOf(event))
  return {
    allDay,
    start: new Date(start).toISOString(),
    end: new Date(start + length).toISOString(),
  }
}
