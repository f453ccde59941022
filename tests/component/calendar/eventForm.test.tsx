import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { api } from '#api/client/api'
import { calendarPaths } from '#contract/calendar/calendar'
import { CalendarPage } from '#features/calendar/CalendarPage'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { clockNow, movedClock } from '#lib/device/clock'
import { deviceZone } from '#lib/device/deviceZone'
import { dayMs } from '#lib/time'
import { dayIn } from '#lib/zones'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { renderDemo } from '../demoPages'
import { address, openAgenda, openEvent, shown, startCalendar, stored } from './openCalendar'

startCalendar()

async function storedEvent(id: string) {
  const event = await stored(id)
  if (!event) throw new Error('There is no such event')
  return event
}

function WayBack() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Way back
    </button>
  )
}

describe('an event', () => {
  it('breaks a long text without spaces at any letter, because Chromium’s word search takes seconds', async () => {
    const { user, dialog } = await openEvent()
    const description = within(dialog).getByRole('textbox', { name: 'Description' })
    await user.clear(description)
    await user.click(description)
    await user.paste('คำ '.repeat(1000))
    expect(description).not.toHaveStyle({ wordBreak: 'break-all' })
    await user.paste('ก'.repeat(2000))
    expect(description).toHaveStyle({ wordBreak: 'break-all' })
  })

  it('is edited in a dialog and stays changed', async () => {
    const { user, dialog } = await openEvent()
    const title = within(dialog).getByRole('textbox', { name: /Title/ })
    await user.click(title)
    await user.paste('x'.repeat(10_000))
    expect(title).toHaveAccessibleDescription('No more than 200 characters fit in here.')
    await user.click(within(dialog).getByRole('textbox', { name: 'Description' }))
    await user.paste('x'.repeat(10_000))
    expect(within(dialog).getByText('No more than 5,000 characters fit in here.')).toBeVisible()
    await user.clear(title)
    await user.type(title, 'Plan <b>it</b> ทดสอบ')
    await user.click(within(dialog).getByRole('radio', { name: 'Peach' }))
    const reminder = within(dialog).getByRole('combobox', { name: 'Reminder' })
    expect(reminder).toHaveAccessibleDescription('')
    await user.selectOptions(reminder, '10 minutes before')
    expect(reminder).toHaveAccessibleDescription(/on its own pages, at once while it is open/)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await shown(/Plan <b>it<\/b> ทดสอบ/)).toBeVisible()
    const event = await stored('event-1')
    expect(event).toMatchObject({ title: 'Plan <b>it</b> ทดสอบ', color: '#ffe0b2', reminder: 10 })
    // From now on this device checks for due reminders; past ones are not announced.
    await waitFor(() => expect(reminderBook.get()?.waiting).toEqual([]))
    expect(event?.textColor).not.toBe('#ffffff')
  })

  it('can be given a location, is found by it, and loses it by UNDO', async () => {
    const { user, dialog } = await openEvent()
    const before = await stored('event-1')
    const place = within(dialog).getByRole('textbox', { name: 'Location' })
    expect(place).toHaveValue('')
    await user.type(place, ' Room of the lions ')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await stored('event-1')).toEqual({ ...before, location: 'Room of the lions' }),
    )
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.type(screen.getByRole('searchbox'), 'lions')
    const found = await screen.findByRole('list', { name: 'Events found' })
    expect(within(found).getByRole('button', { name: /Weekly planning.*lions$/ })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await screen.findByText(/^No event has these words/)).toBeVisible()
  })

  it('sends only the changed fields, so that another tab’s changes to other fields stay', async () => {
    const { user, dialog } = await openEvent()
    const before = await stored('event-1')
    await calendarDatabase.events.update('event-1', { title: 'Of another tab', color: '#0b6b3a' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), ' Added here')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toEqual({
      ...before,
      title: 'Of another tab',
      color: '#0b6b3a',
      description: `${before?.description} Added here`,
    })
  })

  it('shows another tab’s changes to untouched fields and does not send them', async () => {
    const { user, dialog, store } = await openEvent()
    const title = within(dialog).getByRole('textbox', { name: /Title/ })
    const later = async (changes: object) => {
      await calendarDatabase.events.update('event-1', changes)
      store.dispatch(api.util.invalidateTags(['Event']))
    }
    await later({ title: 'Of another tab', location: 'Room 4', color: '#c62828' })
    await waitFor(() => expect(title).toHaveValue('Of another tab'))
    expect(within(dialog).getByRole('textbox', { name: 'Location' })).toHaveValue('Room 4')
    expect(within(dialog).getByRole('radio', { name: 'Red' })).toBeChecked()
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), ' Added here')
    // The change is saved before this page is notified of this event.
    await calendarDatabase.events.update('event-1', { title: 'Said once more' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toMatchObject({
      title: 'Said once more',
      location: 'Room 4',
      color: '#c62828',
      description: expect.stringMatching(/ Added here$/),
    })
  })

  it('shows which times and repetition of another window it would overwrite, and takes either', async () => {
    const { user, dialog, store } = await openEvent()
    const later = async (changes: object) => {
      await calendarDatabase.events.update('event-1', changes)
      store.dispatch(api.util.invalidateTags(['Event']))
    }
    const before = await stored('event-1')
    const end = new Date(Date.parse(before?.end ?? '') + 3_600_000).toISOString()
    await later({ end })
    await waitFor(() => expect(screen.getByText('Weekly planning')).toBeInTheDocument())
    const notes = () => within(dialog).queryAllByText(/^This will replace/)
    expect(notes()).toEqual([])
    // This page has not seen the new end when the start is changed.
    const startTime = within(dialog).getByLabelText(/Start time/)
    fireEvent.change(startTime, { target: { value: '05:05' } })
    await waitFor(() => expect(notes()).toHaveLength(1))
    expect(notes()[0]).toHaveTextContent(String(new Date(end).getFullYear()))
    await user.click(within(dialog).getByRole('button', { name: 'Use that' }))
    expect(notes()).toEqual([])
    expect(within(dialog).getByLabelText(/Starts on/)).toHaveFocus()
    const endTime = new Date(end).toTimeString().slice(0, 5)
    expect(within(dialog).getByLabelText(/End time/)).toHaveValue(endTime)

    await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'Daily')
    await user.selectOptions(within(dialog).getByLabelText('Reminder'), '10 minutes before')
    await later({ repeat: 'FREQ=WEEKLY;INTERVAL=2;COUNT=5', reminder: 30 })
    await waitFor(() => expect(notes()).toHaveLength(2))
    expect(notes()[0]).toHaveTextContent('Weekly · Every 2 weeks · 5 times')
    expect(notes()[1]).toHaveTextContent('30 minutes before')

    // In a month that is not in view here.
    const far = { start: '2031-05-06T02:00:00.000Z', end: '2031-05-06T03:00:00.000Z' }
    const { repeat: _, ...once } = await storedEvent('event-1')
    await calendarDatabase.events.put(indexed({ ...once, ...far }))
    await later({})
    fireEvent.change(startTime, { target: { value: '06:06' } })
    await waitFor(() => expect(notes()[0]).toHaveTextContent('2031'))
  })

  it('is opened by keyboard and moved to another day by its fields', async () => {
    const { user, event } = await openAgenda()
    const row = (await shown(/Weekly planning/)).closest<HTMLElement>('[tabindex="0"]')
    row?.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
    const starts = within(dialog).getByLabelText(/Starts on/)
    await user.clear(starts)
    await user.type(starts, '2030-05-06')
    expect(within(dialog).getByLabelText(/Ends on/)).toHaveValue('2030-05-06')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await stored('event-1'))?.start).not.toBe(event?.start))
    expect(new Date((await stored('event-1'))?.end ?? 0).getFullYear()).toBe(2030)
  })

  it('is found by a search, which leads to its day and back', async () => {
    const { user } = await renderDemo(
      <>
        <CalendarPage />
        <WayBack />
      </>,
      { path: '/app/calendar', route: '/app/calendar' },
    )
    await user.type(await screen.findByRole('searchbox'), 'siriporn lunch')
    const found = await screen.findByRole('list', { name: 'Events found' })
    const told = screen.getByText('1 of 10 shown')
    expect(told.closest('[role="status"]')).toBeVisible()
    await user.click(within(found).getByRole('button', { name: /Lunch with/ }))
    expect(address()).toMatch(/view=day&date=/)
    expect(screen.queryByRole('list', { name: 'Events found' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Way back' }))
    expect(await screen.findByRole('list', { name: 'Events found' })).toBeVisible()
  })

  it('is added today, also in a calendar left open over midnight', async () => {
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=day',
      route: '/app/calendar',
    })
    const add = await screen.findByRole('button', { name: 'Add event' })
    await waitFor(() => expect(add).toBeEnabled())
    onTestFinished(() => void movedClock.set(null))
    act(() => void movedClock.set(dayMs))
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    const dialog = await screen.findByRole('dialog', { name: 'Add event' })
    const tomorrow = dayIn(clockNow(), deviceZone())
    expect(within(dialog).getByLabelText(/Starts on/)).toHaveValue(tomorrow)
  })

  it('is found among many, fifty more at a time on request', async () => {
    const event = await calendarDatabase.events.get('event-1')
    if (!event) throw new Error('There is no such event')
    const many = Array.from({ length: 60 }, (_, index) =>
      indexed({ ...event, id: `many-${index}`, title: `Rehearsal ${index}` }),
    )
    await calendarDatabase.events.bulkPut(many)
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?q=rehearsal',
      route: '/app/calendar',
    })
    const found = await screen.findByRole('list', { name: 'Events found' })
    const rows = () => within(found).getAllByRole('button')
    expect(rows()).toHaveLength(50)
    const more = screen.getByRole('button', { name: 'Show more (10)' })
    await user.click(more)
    expect(rows()).toHaveLength(60)
    await waitFor(() => expect(rows()[50]).toHaveFocus())
    expect(more).not.toBeInTheDocument()
    expect(screen.getByText('60 of 70 shown')).toBeVisible()
  })

  it('gets the focus on the day that its form gave it', async () => {
    const { user, dialog } = await openEvent()
    const starts = within(dialog).getByLabelText(/Starts on/)
    const { start } = await storedEvent('event-1')
    const day = `${start.slice(0, 8)}${start.slice(8, 10) === '20' ? '21' : '20'}`
    fireEvent.change(starts, { target: { value: day } })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect((await storedEvent('event-1')).start.slice(0, 10)).toBe(day)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-event', 'event-1'))
  })

  it('gets the focus once its title is restored', async () => {
    const { user, dialog } = await openEvent()
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), ' at ten')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect((await stored('event-1'))?.title).toBe('Weekly planning'))
    await waitFor(() => expect(screen.getByText('Weekly planning')).toBeVisible())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-event', 'event-1'))
  })

  it('says at once that another window deleted it, and keeps the typed text as a new event', async () => {
    const { user, dialog, store, event } = await openEvent()
    const elsewhere = async (change: Promise<unknown>) => {
      await change
      store.dispatch(api.util.invalidateTags(['Event']))
    }
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), ' Added here')
    await elsewhere(calendarDatabase.events.update('event-1', { title: 'Of another tab' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Of another tab'),
    )
    const known = await storedEvent('event-1')
    await elsewhere(calendarDatabase.events.delete('event-1'))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This was deleted elsewhere. Your text is still here.',
    )
    expect(dialog).toHaveAccessibleName('Add event')
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    // When the deletion is undone there, it is the same event again.
    await elsewhere(calendarDatabase.events.put(known))
    await waitFor(() => expect(dialog).toHaveAccessibleName('Edit event'))
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()

    await elsewhere(calendarDatabase.events.delete('event-1'))
    await waitFor(() => expect(dialog).toHaveAccessibleName('Add event'))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toBeUndefined()
    const all = await calendarDatabase.events.toArray()
    expect(all.filter(({ title }) => title === 'Of another tab')).toMatchObject([
      { start: event?.start, description: `${event?.description} Added here` },
    ])
  })

  it('keeps its length when its start moves', async () => {
    const { user, dialog } = await openEvent()
    const field = (label: RegExp) => within(dialog).getByLabelText(label)
    await user.clear(field(/End time/))
    await user.type(field(/End time/), '11:30')
    await user.clear(field(/Start time/))
    await user.type(field(/Start time/), '23:00')
    const [first, last] = [field(/Starts on/), field(/Ends on/)]
    expect(field(/End time/)).toHaveValue('00:30')
    expect(last).not.toHaveValue(first.getAttribute('value'))
    await user.click(within(dialog).getByRole('switch', { name: 'All day' }))
    await user.clear(first)
    await user.type(first, '2030-05-06')
    expect(last).toHaveValue('2030-05-07')
  })

  it('needs a title, and an end after its start', async () => {
    const { user, dialog, event } = await openEvent()
    const title = within(dialog).getByRole('textbox', { name: /Title/ })
    await user.clear(title)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Give the event a title')).toBeVisible()
    expect(title).toHaveFocus()
    await user.type(title, 'Short')
    const ends = within(dialog).getByLabelText(/Ends on/)
    await user.clear(ends)
    await user.type(ends, '2001-01-01')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('The end is before the start')).toBeVisible()
    expect(ends).toHaveFocus()
    expect(await stored('event-1')).toEqual(event)
  })

  it('is deleted and comes back with UNDO', async () => {
    const { user, dialog, event } = await openEvent()
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await stored('event-1')).toBeUndefined())
    await waitFor(() => expect(screen.queryByText(/Weekly planning/)).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await shown(/Weekly planning/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-event', 'event-1'))
    expect(await stored('event-1')).toEqual(event)
  })

  it('keeps the typed text when it cannot be saved, and says why', async () => {
    const { user, dialog } = await openEvent('event-1', /Weekly planning/, {
      [calendarPaths.update]: () =>
        Response.json(
          { message: 'Internal server error', code: 'storagefull', domain: 'calendar' },
          { status: 500 },
        ),
    })
    const title = within(dialog).getByRole('textbox', { name: /Title/ })
    await user.type(title, ' at ten')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/out of storage/)
    expect(title).toHaveValue('Weekly planning at ten')
  })
})
