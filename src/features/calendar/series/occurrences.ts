import type { CalendarEvent, EventSpan } from '#contract/calendar/calendar'
import { addDays, dayMs } from '#lib/time'
import { isoDay, momentOf, wallOf } from '#lib/zones'
import { parseRule, type RepeatRule, repeatedDays } from './repeat'

/** A series: an event with a rule, as it is first. Its day and hour are those of its own time zone. */
export interface Series {
  event: CalendarEvent
  rule: RepeatRule
  firstDay: string
  /** Milliseconds after the midnight of its day. */
  timeOfDay: number
  /** Milliseconds. */
  length: number
}

/** A series, as it is stored, and the day of one of it. */
export interface SeriesDay {
  event: CalendarEvent
  day: string
}

/** An event as the board has it: one of a series bears that and its day. */
export type ShownEvent = CalendarEvent & { series?: SeriesDay }

/** What is to be otherwise. A rule that is null: it does not repeat any more. */
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

/** Everything that is on some days, each of a series on its own. */
export function shownEvents(events: readonly CalendarEvent[], span: EventSpan): ShownEvent[] {
  return events.flatMap((event) => {
    const series = seriesOf(event)
    return series ? occurrences(series, span) : [event]
  })
}

/** Null for an event that is there once. */
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

/** The events of a series that touch some days. */
export function occurrences(series: Series, { from, to }: EventSpan): ShownEvent[] {
  const { event, rule, firstDay, length } = series
  const before = Math.min(Math.ceil(length / dayMs), 366) + 1
  const left = new Set(event.except)
  return repeatedDays(rule, firstDay, addDays(from, -before), addDays(to, 1))
    .filter((day) => !left.has(day))
    .map((day) => occurrence(series, day))
}

/** The one of a day. It bears the id of its series and that day. */
export function occurrence({ event, timeOfDay, length }: Series, day: string): ShownEvent {
  const { except: _, ...shared } = event
  const times = timesAt(event, Date.parse(day) + timeOfDay, length)
  return { ...shared, ...times, id: `${event.id}@${day}`, series: { event, day } }
}

/** When an event of `length` is that begins at `wall`, as its own clock shows it. */
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
