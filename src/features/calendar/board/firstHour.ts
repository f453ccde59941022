import type { CalendarEvent } from '#contract/calendar/calendar'
import { dateOf, weekStart } from '../view/days'
import type { View } from '../view/views'

/** Nobody plans much before. */
const usualHour = 6

/** The hour (`06:00:00`) with which the days in sight begin: the night is shown only when something is in it. */
export function firstHour(events: readonly CalendarEvent[], view: View, day: string): string {
  const from = view === 'week' ? weekStart(day) : dateOf(day)
  const to = new Date(from)
  to.setDate(to.getDate() + (view === 'week' ? 7 : 1))
  const hours = events
    .filter(({ allDay }) => !allDay)
    .map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => (start.toDateString() === end.toDateString() ? start.getHours() : 0))
  return `${String(Math.min(usualHour, ...hours)).padStart(2, '0')}:00:00`
}
