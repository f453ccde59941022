import * as v from 'valibot'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { dayOf, nextDay } from './eventTimes'

const common = {
  id: v.string(),
  title: v.string(),
  description: v.string(),
  color: v.string(),
  textColor: v.string(),
  /** Days from today. */
  day: v.number(),
}

const contentSchema = v.object({
  events: v.array(
    v.union([
      /** At a time of the device's day (`09:30`). */
      v.object({ ...common, time: v.string(), minutes: v.number() }),
      v.object({ ...common, days: v.number() }),
    ]),
  ),
})

const minuteMs = 60_000

/** The sample content, laid out around the day of `at` on the device's clock. */
export function sampleEvents(content: unknown, at: number): CalendarEvent[] {
  return v.parse(contentSchema, content).events.map((sample): CalendarEvent => {
    const { id, title, description, color, textColor, day } = sample
    const shared = { id, title, description, color, textColor }
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
