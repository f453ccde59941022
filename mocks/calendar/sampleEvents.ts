import * as v from 'valibot'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { addDays, hourMs, minuteMs } from '#lib/time'

/** Times of an event as stored. */
type EventTimes = Pick<CalendarEvent, 'allDay' | 'start' | 'end'>

/**
 * Converts the days and times of a request to the stored form. Without an end, an event lasts an hour or a
 * day.
 * @returns null if the end is before the start
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
  // The end day is exclusive, so an event that starts and ends on one day needs the next day as its end.
  return { allDay, start: first, end: last === first ? nextDay(first) : last }
}

function nextDay(day: string, count = 1): string {
  return addDays(day, count)
}

/** @returns the day of a moment by the device's clock, as `yyyy-mm-dd` */
function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString()
}

const common = {
  id: v.string(),
  title: v.string(),
  description: v.string(),
  location: v.exactOptional(v.string()),
  color: v.string(),
  textColor: v.string(),
  /** Days from today. */
  day: v.number(),
}

const contentSchema = v.object({
  events: v.array(
    v.union([
      /** Starts at a time by the device's clock (`09:30`). */
      v.object({ ...common, time: v.string(), minutes: v.number() }),
      v.object({ ...common, days: v.number() }),
    ]),
  ),
})

/** The sample events, relative to the day of `at` by the device's clock. */
export function sampleEvents(content: unknown, at: number): CalendarEvent[] {
  return v.parse(contentSchema, content).events.map((sample): CalendarEvent => {
    const { id, title, description, location, color, textColor, day } = sample
    const place = location === undefined ? {} : { location }
    const shared = { id, title, description, ...place, color, textColor }
    const start = new Date(at)
    start.setDate(start.getDate() + day)
    if ('days' in sample) {
      const first = dayOf(start)
      return { ...shared, allDay: true, start: first, end: nextDay(first, sample.days) }
    }
    const [hours = 0, minutes = 0] = sample.time.split(':').map(Number)
    start.setHours(hours, minutes, 0, 0)
    const end = new Date(start.getTime() + sample.minutes * minuteMs)
    return { ...shared, allDay: false, start: start.toISOString(), end: end.toISOString() }
  })
}
