import type { CalendarEvent } from '#contract/calendar/calendar'
import { clockNow } from '#lib/device/clock'
import { addDays, hourMs } from '#lib/time'
import { dayIn, momentOf, startOfDay, timeIn, wallOf } from '#lib/zones'
import { type View, weekStart } from '../view/days'

/** Position of an event as reported by FullCalendar, in the wall times of {@link boardTime}. */
interface Placed {
  allDay: boolean
  start: Date | null
  startStr: string
  end: Date | null
  endStr: string
}

export interface Times {
  allDay: boolean
  start: string
  end: string
}

/**
 * Converts a moment for FullCalendar, which without another library only supports UTC and the device's time
 * zone. FullCalendar is set to UTC and receives the wall time of `zone`.
 */
export function boardTime(moment: number, zone: string): string {
  return new Date(wallOf(moment, zone)).toISOString()
}

/**
 * Converts the times back to the contract's form. A timed event without an end (moved out of the all-day row)
 * lasts an hour.
 */
export function timesOf({ allDay, start, startStr, end, endStr }: Placed, zone: string): Times {
  if (allDay) {
    const first = startStr.slice(0, 10)
    return { allDay, start: first, end: endStr === '' ? addDays(first, 1) : endStr.slice(0, 10) }
  }
  const begin = start ? momentOf(start.getTime(), zone) : clockNow()
  const finish = end ? momentOf(end.getTime(), zone) : begin + hourMs
  return { allDay, start: new Date(begin).toISOString(), end: new Date(finish).toISOString() }
}

/** Usual start of a working day. */
const usualHour = '08:00'

/**
 * The time (`08:00:00`) to which the displayed days scroll first: the usual start of work, or the full hour
 * of an earlier event.
 */
export function firstHour(
  events: readonly CalendarEvent[],
  view: View,
  day: string,
  zone: string,
): string {
  const first = view === 'week' ? weekStart(day) : day
  const from = startOfDay(first, zone)
  const to = startOfDay(addDays(first, view === 'week' ? 7 : 1), zone)
  const hours = events
    .filter(({ allDay }) => !allDay)
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => {
      // An event that ends at midnight does not last overnight.
      const lastsOvernight = dayIn(start, zone) !== dayIn(end - 1, zone)
      return lastsOvernight ? '00:00' : `${timeIn(start, zone).slice(0, 2)}:00`
    })
  const [earliest = usualHour] = [usualHour, ...hours].toSorted()
  return `${earliest}:00`
}
