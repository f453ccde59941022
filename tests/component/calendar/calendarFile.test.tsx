import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CalendarPage } from '#features/calendar/CalendarPage'
import { calendarDatabase } from '#mocks/calendar/database'
import { renderDemo, resetDemo } from '../demoPages'

const files: { name: string; content: Promise<string> }[] = []

beforeEach(async () => {
  files.length = 0
  let made = new Blob()
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) made = file
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: made.text() })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  await resetDemo(calendarDatabase)
})

async function openAgenda() {
  const event = await calendarDatabase.events.get('event-1')
  const local = new Date(event?.start ?? '').toLocaleDateString('sv')
  const path = `/app/calendar?view=agenda&date=${local}`
  const rendered = await renderDemo(<CalendarPage />, { path, route: '/app/calendar' })
  await screen.findByText(/Weekly planning/, {}, { timeout: 8000 })
  return rendered
}

describe('the calendar’s file', () => {
  it('has all events, and is named after the day', async () => {
    const { user } = await openAgenda()
    await user.click(screen.getByRole('button', { name: 'Export all events (.ics)' }))
    expect(await screen.findByText('The file is in your downloads.')).toBeVisible()
    expect(files[0]?.name).toMatch(/^calendar-\d{4}-\d\d-\d\d\.ics$/)
    const content = await files[0]?.content
    expect(content?.match(/BEGIN:VEVENT/g)).toHaveLength(await calendarDatabase.events.count())
    expect(content).toContain('UID:event-1@localhost')
  })

  it('has one event alone, asked for where it is edited', async () => {
    const { user } = await openAgenda()
    await user.click(screen.getByText(/Weekly planning/))
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' }, { timeout: 8000 })
    await user.click(
      within(dialog).getByRole('button', { name: 'Export as a calendar file (.ics)' }),
    )
    await waitFor(() => expect(files).toHaveLength(1))
    expect((await files[0]?.content)?.match(/^UID:.*/gm)).toEqual(['UID:event-1@localhost'])
  })
})

describe('the calendar’s keys', () => {
  it('are listed by a button or the question mark, and switched off there', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('hover'),
      addEventListener() {},
      removeEventListener() {},
    }))
    const { user } = await openAgenda()
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(list).getByText('Add event').nextSibling).toHaveTextContent('n')
    expect(within(list).getByText('Next').nextSibling).toHaveTextContent('→')
    await user.click(within(list).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await user.keyboard('?')
    const again = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.click(within(again).getByRole('switch', { name: 'Single keys work' }))
    await user.click(within(again).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
