import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropToken, storeToken } from '#api/session/token'
import { BackgroundTasks } from '#app/background/BackgroundTasks'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { signToken } from '#mocks/token'
import { renderDemo, resetDemo } from '../demoPages'

const minute = 60_000
const now = Date.parse('2026-11-23T09:40:00Z')

const event = (id: string, changes: Partial<CalendarEvent>) =>
  indexed({
    id,
    title: id,
    description: '',
    allDay: false,
    start: '2026-11-23T10:00:00.000Z',
    end: '2026-11-23T10:30:00.000Z',
    color: '#000000',
    textColor: '#ffffff',
    ...changes,
  })

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  await resetDemo(calendarDatabase)
  // Other background tasks ask the provider, and a refusal would end the session.
  storeToken(await signToken('M1001'))
  await calendarDatabase.events.clear()
  await calendarDatabase.events.bulkAdd([
    event('Standup', { reminder: 10, repeat: 'FREQ=DAILY', zone: 'Asia/Bangkok' }),
    event('Rent', { start: '2026-11-23T08:00:00.000Z', reminder: 0 }),
  ])
})

afterEach(() => {
  vi.useRealTimers()
  dropToken()
  reminderBook.set(null)
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** The first check waits until the page is idle. */
async function notice(title: string) {
  const area = await screen.findByRole('status', { name: 'Reminder' })
  return within(area).findByText(title)
}

it('a reminder appears once: missed ones first, snoozed ones later, until each is done', async () => {
  reminderBook.set({ checkedAt: now - 120 * minute, waiting: [] })
  const { user } = await renderDemo(<BackgroundTasks />)
  expect(await notice('Rent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('Rent')).not.toBeInTheDocument())

  await pass(9 * minute)
  expect(screen.queryByText('Standup')).not.toBeInTheDocument()
  await pass(minute)
  expect(await notice('Standup')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Snooze 5 minutes' }))
  await waitFor(() => expect(screen.queryByText('Standup')).not.toBeInTheDocument())
  await pass(4 * minute)
  expect(screen.queryByText('Standup')).not.toBeInTheDocument()
  await pass(2 * minute)
  expect(await notice('Standup')).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Show' }))
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/app/calendar?view=day&date=2026-11-23&event=Standup%402026-11-23',
  )
  await waitFor(() => expect(screen.queryByText('Standup')).not.toBeInTheDocument())
  expect(reminderBook.get()?.waiting).toEqual([])
})
