import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calendarPaths } from '#contract/calendar/calendar'
import { CalendarPage } from '#features/calendar/CalendarPage'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { answerDemo, renderDemo, resetDemo } from '../demoPages'
import { stubResizeObserver } from './openCalendar'

const files: { name: string; content: Promise<string> }[] = []

afterEach(() => reminderBook.set(null))

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
  stubResizeObserver()
  await resetDemo(calendarDatabase)
})

async function openAgenda() {
  const event = await calendarDatabase.events.get('event-1')
  const local = new Date(event?.start ?? '').toLocaleDateString('sv')
  const path = `/app/calendar?view=agenda&date=${local}`
  const rendered = await renderDemo(<CalendarPage />, { path, route: '/app/calendar' })
  await screen.findAllByText(/Weekly planning/)
  return rendered
}

describe('the exported calendar file', () => {
  it('contains all events and has the day in its name', async () => {
    const { user } = await openAgenda()
    await user.click(screen.getByRole('button', { name: 'Export all events (.ics)' }))
    expect(await screen.findByText('The file is in your downloads.')).toBeVisible()
    expect(files[0]?.name).toMatch(/^calendar-\d{4}-\d\d-\d\d\.ics$/)
    const content = await files[0]?.content
    expect(content?.match(/BEGIN:VEVENT/g)).toHaveLength(await calendarDatabase.events.count())
    expect(content).toContain('UID:event-1@localhost')
  })

  it('contains a single event when it is exported from that event’s form', async () => {
    const { user } = await openAgenda()
    await user.click(screen.getByText(/Weekly planning/))
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
    await user.click(
      within(dialog).getByRole('button', { name: 'Export as a calendar file (.ics)' }),
    )
    await waitFor(() => expect(files).toHaveLength(1))
    expect((await files[0]?.content)?.match(/^UID:.*/gm)).toEqual(['UID:event-1@localhost'])
  })
})

it('contains a series together with its separately changed events of any month', async () => {
  const event = await calendarDatabase.events.get('event-1')
  if (!event) throw new Error('There is no such event')
  const repeat = { repeat: 'FREQ=WEEKLY', zone: 'Asia/Bangkok' }
  const [day = ''] = new Date(Date.parse(event.start) + 7 * 3600_000).toISOString().split('T')
  const far = { start: '2031-05-06T02:00:00.000Z', end: '2031-05-06T03:00:00.000Z' }
  await calendarDatabase.events.bulkPut([
    indexed({ ...event, ...repeat }),
    indexed({ ...event, ...far, id: 'far', detachedFrom: { id: 'event-1', day } }),
  ])
  const { user } = await openAgenda()
  await user.click(screen.getAllByText(/Weekly planning/)[0] ?? document.body)
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
  await user.click(within(dialog).getByRole('button', { name: /Export as/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  const content = await files[0]?.content
  expect(content?.match(/^UID:.*/gm)).toEqual(['UID:event-1@localhost', 'UID:event-1@localhost'])
  expect(content).toContain('RECURRENCE-ID;')
})

const file = (...events: string[][]) =>
  new File(
    [
      [
        'BEGIN:VCALENDAR',
        ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
        'END:VCALENDAR',
      ].join('\r\n'),
    ],
    'club.ics',
    { type: 'text/calendar' },
  )
const count = () => calendarDatabase.events.count()

const input = () => screen.getByLabelText('Import a calendar file (.ics)', { selector: 'input' })

async function choose(chosen: File) {
  const { user } = await openAgenda()
  await user.upload(input(), chosen)
  return {
    user,
    dialog: await screen.findByRole('dialog', { name: 'Import a calendar file (.ics)' }),
  }
}

describe('an imported calendar file', () => {
  const evening = ['UID:evening@club', 'SUMMARY:Quiz night', 'DTSTART:20261125T130000Z']
  it('shows what will be added before it is written, and can be undone', async () => {
    const before = await count()
    const { user, dialog } = await choose(
      file(
        evening,
        ['UID:event-1@localhost', 'SUMMARY:Weekly planning', 'DTSTART:20261125'],
        ['UID:3', 'SUMMARY:Blue moon', 'DTSTART:20261125', 'RRULE:FREQ=HOURLY'],
      ),
    )
    expect(await within(dialog).findByText('1 event will be added.')).toBeVisible()
    const known = within(dialog).getByText('Already in the calendar: 1')
    expect(known).toHaveTextContent('Weekly planning')
    expect(within(dialog).getByText('Unknown repeat rule: 1')).toHaveTextContent('Blue moon')
    expect(await count()).toBe(before)
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('1 event added')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await calendarDatabase.events.get('evening@club')).toMatchObject({ title: 'Quiz night' })
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await count()).toBe(before))
  })

  it('schedules its reminders, whatever their month', async () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT10M', 'END:VALARM']
    const far = ['UID:far@club', 'SUMMARY:Far', 'DTSTART:20300506T130000Z', ...alarm]
    const { user, dialog } = await choose(file(far))
    await within(dialog).findByText('1 event will be added.')
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('1 event added')).toBeVisible()
    await waitFor(() => expect(reminderBook.get()).not.toBeNull())
  })

  it('says that it is being read until that is done', async () => {
    const chosen = file(evening)
    const content = await chosen.arrayBuffer()
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
    vi.spyOn(chosen, 'arrayBuffer').mockReturnValue(promise)
    const { dialog } = await choose(chosen)
    expect(within(dialog).getByRole('status')).toHaveTextContent('Reading the file…')
    expect(within(dialog).getByRole('button', { name: 'Add' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    resolve(content)
    await within(dialog).findByText('1 event will be added.')
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^1 event will be added.$/)
  })

  it('is not read after its dialog was closed', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    answerDemo({
      [calendarPaths.events]: async ({ path }) => (path.includes('?') ? undefined : promise),
    })
    const chosen = file(evening)
    const read = vi.spyOn(chosen, 'arrayBuffer')
    const { user, dialog } = await choose(chosen)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.upload(input(), file(evening))
    resolve(undefined)
    expect(await screen.findByText('1 event will be added.')).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })

  it('cannot be added when nothing new is left in it', async () => {
    const { dialog } = await choose(file(['UID:event-1@localhost', 'DTSTART:20261125']))
    expect(await within(dialog).findByText('0 events will be added.')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Add' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('is refused when it is not a calendar file or is too large', async () => {
    const { user, dialog } = await choose(
      new File(['<html>'], 'page.ics', { type: 'text/calendar' }),
    )
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This is not a calendar file.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const large = new File([new Uint8Array(5_000_001)], 'all.ics', { type: 'text/calendar' })
    await user.upload(input(), large)
    expect(await screen.findByText('This file is larger than 5 MB.')).toBeVisible()
  })

  it('can be dropped on the page', async () => {
    await openAgenda()
    const dropped = createEvent.drop(document.body, {
      dataTransfer: { files: [file(evening)], types: ['Files'] },
    })
    fireEvent(document.body, dropped)
    expect(dropped.defaultPrevented).toBe(true)
    expect(await screen.findByText('1 event will be added.')).toBeVisible()
  })

  it('opens after the one before it when several are chosen', async () => {
    const { user } = await openAgenda()
    const other = ['UID:other@club', 'SUMMARY:Chess night', 'DTSTART:20261126T130000Z']
    await user.upload(input(), [
      file(evening),
      new File(['<html>'], 'page.ics'),
      file(other, evening),
    ])
    const first = await screen.findByRole('dialog')
    await within(first).findByText('1 event will be added.')
    await user.click(within(first).getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('This is not a calendar file.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('1 event will be added.')
    expect(screen.getByText('Already in the calendar: 1')).toHaveTextContent('Quiz night')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await calendarDatabase.events.bulkGet(['evening@club', 'other@club'])).toMatchObject([
      { title: 'Quiz night' },
      { title: 'Chess night' },
    ])
  })

  it('is undone with the files imported beside it, except for what was undone before', async () => {
    const before = await count()
    const { user } = await openAgenda()
    const other = ['UID:other@club', 'SUMMARY:Chess night', 'DTSTART:20261126T130000Z']
    const third = ['UID:third@club', 'SUMMARY:Card night', 'DTSTART:20261127T130000Z']
    const add = async () => {
      await screen.findByText('1 event will be added.')
      await user.click(screen.getByRole('button', { name: 'Add' }))
    }
    await user.upload(input(), [file(evening), file(other), file(third)])
    await add()
    expect(await screen.findByText('1 event added')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'UNDO', hidden: true }))
    await waitFor(async () => expect(await count()).toBe(before))
    await add()
    await waitFor(async () => expect(await count()).toBe(before + 1))
    await add()
    expect(await screen.findByText('2 events added')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await count()).toBe(before + 2)
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await count()).toBe(before))
  })

  it('does not add an event twice that was added elsewhere in the meantime', async () => {
    const { user, dialog } = await choose(file(evening))
    await within(dialog).findByText('1 event will be added.')
    const [event] = await calendarDatabase.events.toArray()
    if (!event) throw new Error('There is no event')
    await calendarDatabase.events.put({ ...event, id: 'evening@club' })
    const before = await count()
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await within(dialog).findByRole('alert')).toBeVisible()
    expect(await count()).toBe(before)
  })
})

describe('the calendar’s keyboard shortcuts', () => {
  it('are listed by a button or the question mark, and can be switched off there', async () => {
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
