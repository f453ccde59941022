import type { CalendarEvent } from '#contract/calendar/calendar'
import { addDays } from '#lib/time'

const hourMs = 60 * 60 * 1000

/** When an event is, as it is stored. */
export type EventTimes = Pick<CalendarEvent, 'allDay' | 'start' | 'end'>

/**
 * Brings days and moments of a body to the form in which they are stored. Without an end an event
 * lasts an hour, or a day. Null when the end is before the start.
 */
export function eventTimes(allDay: boolean, start: string, end: string | null): EventTimes | null {
  if (!allDay) {
    const begin = Date.parse(start)
    const finish = end === null ? begin + hourMs : Date.parse(end)
    if (finish < begin) return null
    return { allDay, start: isoOf(begin), end: isoOf(finish) }
  }
  const first = start.slice(0, 10)
  const last = end === null ? first : end.slice(0, 10)
  if (last < first) return null
  // The day of the end is not included, so one that starts and ends on one day would have none.
  return { allDay, start: first, end: last === first ? nextDay(first) : last }
}

export function nextDay(day: string, count = 1): string {
  return addDays(day, count)
}

/** The day of a moment on the device's clock, as `yyyy-mm-dd`. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString()
}
