import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { CalendarPage } from '#features/calendar/CalendarPage'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { calendarDatabase } from '#mocks/calendar/database'
import { chooseDemoClock } from '#ui/time/demoClock'
import { answerDemo, renderDemo, resetDemo } from '../demoPages'

/** Opens the agenda of the month of the event. */
export async function openAgenda(id = 'event-1', answers = {}) {
  const event = await calendarDatabase.events.get(id)
  const start = event?.start ?? ''
  const local = event?.allDay ? start : new Date(start).toLocaleDateString('sv')
  answerDemo(answers)
  const path = `/app/calendar?view=agenda&date=${local}`
  const rendered = await renderDemo(<CalendarPage />, { path, route: '/app/calendar' })
  return { ...rendered, event }
}

export const shown = (title: RegExp) => screen.findByText(title)

export const address = () => screen.getByTestId('address').textContent

export const stored = (id: string) => calendarDatabase.events.get(id)

export async function openEvent(id = 'event-1', title = /Weekly planning/, answers = {}) {
  const rendered = await openAgenda(id, answers)
  await rendered.user.click(await shown(title))
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
  return { ...rendered, dialog }
}

export const holiday = (repeat: string) => ({
  id: 'holiday',
  title: 'Thanksgiving',
  description: '',
  color: '#1565c0',
  textColor: '#ffffff',
  allDay: true,
  start: '2026-11-26',
  end: '2026-11-27',
  repeat,
})

/** Counts the visible days of the series and of the events changed alone. */
export const days = () => screen.queryAllByText(/Thanksgiving|Leftovers/).length

/** A stub, because FullCalendar needs one and jsdom has none. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

/** Sets up each test: the sample events, the device’s clock, no pending reminders. */
export function startCalendar(): void {
  afterEach(() => {
    vi.useRealTimers()
    reminderBook.set(null)
    chooseDemoClock(null)
  })
  beforeEach(async () => {
    stubResizeObserver()
    await resetDemo(calendarDatabase)
  })
}
