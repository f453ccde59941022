import type { CalendarEvent } from '#contract/calendar/calendar'
import { addDays } from '#lib/time'
import { dateOf, weekStart } from '../view/days'
import type { View } from '../view/views'

const hourMs = 60 * 60 * 1000

/** What FullCalendar says of where an event was put. */
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

/** The same as the contract has it. One without an end (moved out of the whole days) gets an hour. */
export function timesOf({ allDay, start, startStr, end, endStr }: Placed): Times {
  if (allDay) {
    const first = startStr.slice(0, 10)
    return { allDay, start: first, end: endStr === '' ? addDays(first, 1) : endStr.slice(0, 10) }
  }
  const begin = start ?? new Date()
  const finish = end ?? new Date(begin.getTime() + hourMs)
  return { allDay, start: begin.toISOString(), end: finish.toISOString() }
}

/** When people begin to work. */
const usualHour = 8

/** The hour (`08:00:00`) at which the days in sight open: that of work, or of what is earlier. What is before is a scroll away. */
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
