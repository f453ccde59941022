import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#api/client/api'
import { calendarPaths } from '#contract/calendar/calendar'
import { CalendarPage } from '#features/calendar/CalendarPage'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { clockNow, steeredClock } from '#lib/device/clock'
import { dayMs } from '#lib/time'
import { dayIn, deviceZone } from '#lib/zones'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { chooseDemoClock } from '#ui/time/demoClock'
import {
  answerDemo,
  brokenCall,
  loseFirstAnswer,
  renderDemo,
  resetDemo,
  stroke,
} from '../demoPages'
import { takeTurns } from '../turns'

takeTurns(8)

afterEach(() => {
  vi.useRealTimers()
  reminderBook.set(null)
  chooseDemoClock(null)
})

beforeEach(async () => {
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

/** The agenda of the month in which the event is. */
async function openAgenda(id = 'event-1', answers = {}) {
  const event = await calendarDatabase.events.get(id)
  const start = event?.start ?? ''
  const local = event?.allDay ? start : new Date(start).toLocaleDateString('sv')
  answerDemo(answers)
  const path = `/app/calendar?view=agenda&date=${local}`
  const rendered = await renderDemo(<CalendarPage />, { path, route: '/app/calendar' })
  return { ...rendered, event }
}

const shown = (title: RegExp) => screen.findByText(title, {}, { timeout: 8000 })
const address = () => screen.getByTestId('address').textContent
const stored = (id: string) => calendarDatabase.events.get(id)

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

async function openEvent(id = 'event-1', title = /Weekly planning/, answers = {}) {
  const rendered = await openAgenda(id, answers)
  await rendered.user.click(await shown(title))
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' }, { timeout: 8000 })
  return { ...rendered, dialog }
}

/** The first one of the series. */
async function openFirst() {
  const rendered = await openAgenda('holiday')
  const [first] = await screen.findAllByText('Thanksgiving', {}, { timeout: 8000 })
  await rendered.user.click(first ?? document.body)
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' }, { timeout: 8000 })
  return { ...rendered, dialog }
}

const holiday = (repeat: string) => ({
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

/** Four days, of which the third was changed alone, with the first one's form open. */
async function openChangedAlone() {
  await calendarDatabase.events.put(
    indexed({ ...holiday('FREQ=DAILY;COUNT=4'), except: ['2026-11-28'] }),
  )
  const { repeat: _, ...once } = holiday('')
  const detachedFrom = { id: 'holiday', day: '2026-11-28' }
  await calendarDatabase.events.put(
    indexed({ ...once, id: 'alone', title: 'Leftovers', detachedFrom }),
  )
  return openFirst()
}

/** How many days of the series and of what was taken out of it are in sight. */
const days = () => screen.queryAllByText(/Thanksgiving|Leftovers/).length

/** Of a series of three the first one, saved as another one in a month that is not in sight. */
async function changeAlone(changes: { reminder?: string; title?: string }) {
  await calendarDatabase.events.put(indexed(holiday('FREQ=DAILY;COUNT=3')))
  const { user, dialog } = await openFirst()
  const { reminder = 'null', title = '' } = changes
  if (title) await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), title)
  const choice = within(dialog).getByRole('combobox', { name: 'Reminder' })
  await user.selectOptions(choice, reminder)
  const starts = within(dialog).getByLabelText(/Starts on/)
  fireEvent.change(starts, { target: { value: '2031-05-06' } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'This event' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getAllByText('Thanksgiving')).toHaveLength(2))
  return user
}

describe('an event', () => {
  it('breaks a long text without a space anywhere: Chromium would look for its words for seconds', async () => {
    const { user, dialog } = await openEvent()
    const description = within(dialog).getByRole('textbox', { name: 'Description' })
    await user.clear(description)
    await user.click(description)
    await user.paste('คำ '.repeat(1000))
    expect(description).not.toHaveStyle({ wordBreak: 'break-all' })
    await user.paste('ก'.repeat(2000))
    expect(description).toHaveStyle({ wordBreak: 'break-all' })
  })

  it('is edited in a dialog, and stays changed', async () => {
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
    expect(reminder).toHaveAccessibleDescription(/on its own pages: while it is open/)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await shown(/Plan <b>it<\/b> ทดสอบ/)).toBeVisible()
    const event = await stored('event-1')
    expect(event).toMatchObject({ title: 'Plan <b>it</b> ทดสอบ', color: '#ffe0b2', reminder: 10 })
    // From now on this device looks what is due; what has been is not said.
    await waitFor(() => expect(reminderBook.get()?.waiting).toEqual([]))
    expect(event?.textColor).not.toBe('#ffffff')
  })

  it('has a place, by which it is found, and none again by UNDO', async () => {
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

  it('sends what was touched alone: what another tab changes meanwhile stays', async () => {
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

  it('of a series takes what was touched alone, upon what another tab made of the series', async () => {
    await calendarDatabase.events.update('event-1', { repeat: 'FREQ=DAILY;COUNT=1' })
    const { user, dialog, store } = await openEvent()
    await calendarDatabase.events.update('event-1', { title: 'Of another tab' })
    store.dispatch(api.util.invalidateTags(['Event']))
    await waitFor(() => expect(screen.getByText('Of another tab')).toBeInTheDocument())
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), ' Added here')
    expect(within(dialog).queryByText(/^This replaces/)).not.toBeInTheDocument()
    await calendarDatabase.events.update('event-1', { description: 'Other words' })
    store.dispatch(api.util.invalidateTags(['Event']))
    expect(await within(dialog).findByText(/^This replaces/)).toHaveTextContent('Other words')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toMatchObject({
      title: 'Of another tab',
      description: expect.stringMatching(/ Added here$/),
    })
  })

  it('shows what another tab makes of what nobody touched here, and sends none of it', async () => {
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
    // Nobody has heard of this one here when it is kept.
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

  it('says which times and which repeating of another window it would replace, and takes either', async () => {
    const { user, dialog, store } = await openEvent()
    const later = async (changes: object) => {
      await calendarDatabase.events.update('event-1', changes)
      store.dispatch(api.util.invalidateTags(['Event']))
    }
    const before = await stored('event-1')
    const end = new Date(Date.parse(before?.end ?? '') + 3_600_000).toISOString()
    await later({ end })
    await waitFor(() => expect(screen.getByText('Weekly planning')).toBeInTheDocument())
    const notes = () => within(dialog).queryAllByText(/^This replaces/)
    expect(notes()).toEqual([])
    // Nobody has seen the other end here when the start is touched.
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

    // In a month that is not in sight here.
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
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' }, { timeout: 8000 })
    const starts = within(dialog).getByLabelText(/Starts on/)
    await user.clear(starts)
    await user.type(starts, '2030-05-06')
    expect(within(dialog).getByLabelText(/Ends on/)).toHaveValue('2030-05-06')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await stored('event-1'))?.start).not.toBe(event?.start))
    expect(new Date((await stored('event-1'))?.end ?? 0).getFullYear()).toBe(2030)
  })

  it('repeats, and does not; one of them is deleted, and brought back', async () => {
    const { user, dialog, store } = await openEvent()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Repeats' }), 'DAILY')
    const interval = within(dialog).getByRole('textbox', { name: 'Every how many days' })
    await user.clear(interval)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(interval).toHaveAccessibleDescription('A whole number from 1 to 99')
    await user.type(interval, '2')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Ends' }), 'count')
    await user.clear(within(dialog).getByRole('textbox', { name: 'How many times' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'How many times' }), '2')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toMatchObject({ repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=2' })

    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await stored('event-1')).not.toHaveProperty('repeat'))
    await calendarDatabase.events.update('event-1', { repeat: 'FREQ=DAILY;COUNT=2' })
    store.dispatch(api.util.invalidateTags(['Event']))
    const both = await waitFor(() => {
      const found = screen.getAllByText(/Weekly planning/)
      expect(found.length).toBeGreaterThan(1)
      return found
    })
    await user.click(both[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'This event' }))
    await waitFor(async () => expect((await stored('event-1'))?.except).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect((await stored('event-1'))?.except).toBeUndefined())
  })

  it.each([
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'Yearly, the fourth Thursday of November'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=-1TH', 'Yearly, the last Thursday of November'],
    ['FREQ=MONTHLY;BYDAY=4TH', 'Monthly, the fourth Thursday'],
    ['FREQ=MONTHLY;BYDAY=-1TH', 'Monthly, the last Thursday'],
  ])('of %s says so, and stays so when another thing is changed', async (repeat, words) => {
    await calendarDatabase.events.put(indexed(holiday(repeat)))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const choice = within(dialog).getByRole('combobox', { name: 'Repeats' })
    expect(choice).toHaveDisplayValue(words)
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' dinner')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({ repeat, title: 'Thanksgiving dinner' })
  })

  it('is not asked about alone where it is to repeat otherwise: that is of more than one', async () => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=YEARLY')))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const choice = within(dialog).getByRole('combobox', { name: 'Repeats' })
    await user.selectOptions(choice, 'Weekly')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const asked = await screen.findByRole('dialog', { name: 'Change which of them?' })
    const offered = within(asked).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'This one and those after it',
      'All of them',
      'Cancel',
    ])
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await user.selectOptions(choice, 'Does not repeat')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'This event' })).toBeVisible()
  })

  it('is asked about alone where it is on another day, whatever its rule would be then', async () => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=MONTHLY;BYDAY=4TH')))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const starts = within(dialog).getByLabelText(/Starts on/)
    await user.clear(starts)
    await user.type(starts, '2026-11-27')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'This event' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({ except: ['2026-11-26'] })
  })

  it('moves with its weekdays and its end where its form is given another day', async () => {
    const repeat = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20261208'
    await calendarDatabase.events.put(indexed(holiday(repeat)))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const starts = within(dialog).getByLabelText(/Starts on/)
    fireEvent.change(starts, { target: { value: '' } })
    fireEvent.change(starts, { target: { value: '2026-11-27' } })
    expect(within(dialog).getByRole('checkbox', { name: 'Tue' })).toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({
      start: '2026-11-27',
      repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20261209',
    })
    // Taken back, it has the focus and not the page's heading.
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thanksgiving'))
  })

  it('of whole days goes by the clock that is seen, once it has times', async () => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=YEARLY')))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    await user.click(within(dialog).getByRole('switch', { name: 'All day' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({ allDay: false, zone: deviceZone })
  })

  it('keeps its rule where another clock than its own shows another day', async () => {
    const repeat = 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'
    const [start, end] = ['2026-11-27T01:00:00.000Z', '2026-11-27T03:00:00.000Z']
    const dinner = { ...holiday(repeat), allDay: false, start, end, zone: 'America/New_York' }
    await calendarDatabase.events.put(indexed(dinner))
    chooseDemoClock('bangkok')
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' dinner')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({ ...dinner, title: 'Thanksgiving dinner' })
  })

  it('of another clock than the one in sight is shown by its own, which is said', async () => {
    const [start, end] = ['2026-11-27T01:00:00.000Z', '2026-11-27T03:00:00.000Z']
    const standup = { ...holiday('FREQ=WEEKLY'), allDay: false, start, end }
    await calendarDatabase.events.put(indexed({ ...standup, zone: 'America/New_York' }))
    chooseDemoClock('bangkok')
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    // Friday morning in Bangkok.
    expect(within(dialog).getByText(/goes by the clock of America\/New_York/)).toBeVisible()
    expect(within(dialog).getByLabelText(/Starts on/)).toHaveValue('2026-11-26')
    expect(within(dialog).getByLabelText(/Start time/)).toHaveValue('20:00')
    expect(within(dialog).getByRole('checkbox', { name: 'Thu' })).toBeChecked()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Mon' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({
      start,
      repeat: 'FREQ=WEEKLY;BYDAY=MO,TH',
      zone: 'America/New_York',
    })
  })

  it('comes back by the weekday of its month where that is chosen, whatever day it moves to', async () => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=YEARLY')))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const choice = within(dialog).getByRole('combobox', { name: 'Repeats' })
    await user.selectOptions(choice, 'Yearly, the last Thursday of November')
    expect(within(dialog).getByRole('textbox', { name: 'Every how many years' })).toBeVisible()
    const starts = within(dialog).getByLabelText(/Starts on/)
    await user.clear(starts)
    await user.type(starts, '2026-11-11')
    expect(choice).toHaveDisplayValue('Yearly, the second Wednesday of November')
    expect(choice).toHaveAccessibleDescription('Yearly, the second Wednesday of November')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const repeat = 'FREQ=YEARLY;BYMONTH=11;BYDAY=2WE'
    expect(await stored('holiday')).toMatchObject({ repeat, start: '2026-11-11' })
  })

  it('is found by its words, and leads to its day', async () => {
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

  it('is added today, also in a calendar that was left open over midnight', async () => {
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=day',
      route: '/app/calendar',
    })
    const add = await screen.findByRole('button', { name: 'Add event' })
    await waitFor(() => expect(add).toBeEnabled())
    onTestFinished(() => void steeredClock.set(null))
    act(() => void steeredClock.set(dayMs))
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
    const tomorrow = dayIn(clockNow(), deviceZone)
    expect(within(dialog).getByLabelText(/Starts on/)).toHaveValue(tomorrow)
  })

  it('of many is found too, the next fifty when they are asked for', async () => {
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

  it('that was changed alone goes with its whole series, and comes back with it', async () => {
    const user = await changeAlone({ title: ' alone' })
    const count = await calendarDatabase.events.count()
    await user.click(screen.getAllByText('Thanksgiving')[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(screen.queryByText('Thanksgiving')).not.toBeInTheDocument())
    expect(await calendarDatabase.events.count()).toBe(count - 2)
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await calendarDatabase.events.count()).toBe(count))
    const rows = await calendarDatabase.events.toArray()
    expect(rows.find(({ title }) => title === 'Thanksgiving alone')).toMatchObject({
      start: '2031-05-06',
      detachedFrom: { id: 'holiday', day: '2026-11-26' },
    })
  })

  it.each([
    ['This event', 1],
    ['This one and those after it', 3],
    ['All of them', 4],
  ])(
    'that was changed alone is asked about when it is deleted, as one of its series: %s',
    async (scope, gone) => {
      const { user } = await openChangedAlone()
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(days()).toBe(4)
      await user.click(screen.getByText('Leftovers'))
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      await user.click(await screen.findByRole('button', { name: scope }))
      // Of those from its day on it is the first, wherever it stands now.
      await waitFor(() => expect(days()).toBe(4 - (gone === 3 ? 2 : gone)))
      await user.click(await screen.findByRole('button', { name: 'UNDO' }))
      await waitFor(() => expect(days()).toBe(4))
      await calendarDatabase.events.delete('holiday')
    },
  )

  it.each([
    ['This event', 1],
    ['This one and those after it', 2],
    ['All of them', 4],
  ])(
    'that was changed alone is asked about when it is changed again, as one of its series: %s',
    async (scope, changed) => {
      const { user } = await openChangedAlone()
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      await user.click(await screen.findByText('Leftovers'))
      const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
      const title = within(dialog).getByRole('textbox', { name: 'Title' })
      await user.clear(title)
      await user.type(title, 'Feast')
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      await user.click(await screen.findByRole('button', { name: scope }))
      await waitFor(() => expect(screen.queryAllByText('Feast')).toHaveLength(changed))
      expect(days()).toBe(4 - changed)
      await user.click(await screen.findByRole('button', { name: 'UNDO' }))
      await waitFor(() => expect(days()).toBe(4))
      await calendarDatabase.events.clear()
    },
  )

  it('that was changed alone and repeats by itself by now is one of that series', async () => {
    await calendarDatabase.events.put(
      indexed({ ...holiday('FREQ=DAILY;COUNT=4'), except: ['2026-11-28'] }),
    )
    await calendarDatabase.events.put(
      indexed({
        ...holiday('FREQ=DAILY;COUNT=2'),
        id: 'alone',
        title: 'Leftovers',
        detachedFrom: { id: 'holiday', day: '2026-11-28' },
      }),
    )
    const { user } = await openFirst()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(days()).toBe(5)
    await user.click(screen.getAllByText('Leftovers')[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    await waitFor(() => expect(screen.queryByText('Leftovers')).not.toBeInTheDocument())
    expect(days()).toBe(3)
    await calendarDatabase.events.clear()
  })

  it('that was changed alone is deleted without a question once its series is gone', async () => {
    const { repeat: _, ...once } = holiday('')
    const detachedFrom = { id: 'gone', day: '2026-11-28' }
    await calendarDatabase.events.put(indexed({ ...once, detachedFrom }))
    const { user } = await openFirst()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await stored('holiday')).toBeUndefined())
  })

  it('of a series of which nothing would be left says so, and stays', async () => {
    const row = indexed({
      ...holiday('FREQ=DAILY;COUNT=4'),
      except: ['2026-11-26', '2026-11-27'],
    })
    await calendarDatabase.events.put(row)
    const { user, dialog } = await openFirst()
    const count = within(dialog).getByRole('textbox', { name: 'How many times' })
    await user.clear(count)
    await user.type(count, '2')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All of them' }))
    expect(await within(dialog).findByText(/No event of this series would be left/)).toBeVisible()
    expect(await stored('holiday')).toEqual(row)
  })

  it('that was changed alone is reminded of, in a month that nobody has looked at', async () => {
    await changeAlone({ reminder: '10' })
    expect(reminderBook.get()).not.toBeNull()
  })

  it('has the focus on the day that its form gave it', async () => {
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

  it('has the focus once its title is as it was', async () => {
    const { user, dialog } = await openEvent()
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), ' at ten')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect((await stored('event-1'))?.title).toBe('Weekly planning'))
    await waitFor(() => expect(screen.getByText('Weekly planning')).toBeVisible())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-event', 'event-1'))
  })

  it.each([
    ['Every how many weeks', 'interval', '100', 'A whole number from 1 to 99'],
    ['Every how many weeks', 'interval', 'two', 'A whole number from 1 to 99'],
    ['How many times', 'count', '0', 'A whole number from 1 to 999'],
    ['How many times', 'count', '1000', 'A whole number from 1 to 999'],
    ['How many times', 'count', '-1', 'A whole number from 1 to 999'],
    ['How many times', 'count', '๕', 'A whole number from 1 to 999'],
    [/Last day/, 'until', '', 'Choose a day that is not before the start'],
    [/Last day/, 'until', '2001-01-01', 'Choose a day that is not before the start'],
  ])(
    'is told at “%s” (%s) that %s is none, and nothing is stored',
    async (name, field, typed, message) => {
      const { user, dialog, event } = await openEvent()
      await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Repeats' }), 'WEEKLY')
      if (field !== 'interval')
        await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Ends' }), field)
      const input = within(dialog).getByLabelText(name)
      if (field === 'until') fireEvent.change(input, { target: { value: typed } })
      else {
        await user.clear(input)
        await user.type(input, typed)
      }
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      expect(input).toHaveAccessibleDescription(message)
      expect(input).toHaveFocus()
      expect(await stored('event-1')).toEqual(event)
    },
  )

  it.each([
    ['deleted', () => calendarDatabase.events.delete('holiday')],
    [
      'moved',
      () => calendarDatabase.events.update('holiday', { start: '2026-11-27', end: '2026-11-28' }),
    ],
    [
      'made to leave out that day',
      () => calendarDatabase.events.update('holiday', { except: ['2026-11-26'] }),
    ],
  ])(
    'of a series that is %s elsewhere meanwhile says so, and keeps what was typed',
    async (_, elsewhere) => {
      await calendarDatabase.events.put(indexed(holiday('FREQ=DAILY;COUNT=3')))
      const { user, dialog, store } = await openFirst()
      const title = within(dialog).getByRole('textbox', { name: 'Title' })
      await user.type(title, ' dinner')
      await elsewhere()
      const before = await stored('holiday')
      // Nobody has heard of it here yet.
      for (const scope of ['This event', 'This one and those after it', 'All of them']) {
        await user.click(within(dialog).getByRole('button', { name: 'Save' }))
        await user.click(await screen.findByRole('button', { name: scope }))
        expect(await within(dialog).findByRole('alert')).toHaveTextContent(
          /changed or deleted elsewhere/,
        )
      }
      expect(title).toHaveValue('Thanksgiving dinner')
      expect(await stored('holiday')).toEqual(before)
      // By itself, what is typed can be kept.
      store.dispatch(api.util.invalidateTags(['Event']))
      await waitFor(() => expect(dialog).toHaveAccessibleName('Add event'))
      expect(within(dialog).getByLabelText('Repeats')).toHaveDisplayValue('Does not repeat')
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(await stored('holiday')).toEqual(before)
      const all = await calendarDatabase.events.toArray()
      const kept = all.filter(({ title: one }) => one === 'Thanksgiving dinner')
      expect(kept).toMatchObject([{ start: '2026-11-26', end: '2026-11-27' }])
      expect(kept[0]).not.toHaveProperty('repeat')
    },
  )

  it('that another window deletes says so at once, and what is typed is kept as another one', async () => {
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
      'This was deleted elsewhere. What you typed is still here.',
    )
    expect(dialog).toHaveAccessibleName('Add event')
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    // Taken back there, it is the same again.
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

  it('that starts later ends later too, as long after as before', async () => {
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

  it('needs a title and an end after its start', async () => {
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

  it('is deleted, and comes back with UNDO', async () => {
    const { user, dialog, event } = await openEvent()
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await stored('event-1')).toBeUndefined())
    await waitFor(() => expect(screen.queryByText(/Weekly planning/)).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await shown(/Weekly planning/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-event', 'event-1'))
    expect(await stored('event-1')).toEqual(event)
  })

  it('keeps what is typed when it cannot be saved, and says why', async () => {
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
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/no room left/)
    expect(title).toHaveValue('Weekly planning at ten')
  })

  // Of a series the back end answers the same whether it was changed or deleted.
  it('that is gone or other elsewhere says so', async () => {
    const { user, dialog } = await openEvent()
    await calendarDatabase.events.delete('event-1')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /changed or deleted elsewhere/,
    )
  })
})

describe('the page', () => {
  it('opens the event of its address, by the clock that was chosen', async () => {
    chooseDemoClock('bangkok')
    const times = { start: '2026-07-15T20:00:00.000Z', end: '2026-07-15T21:00:00.000Z' }
    await calendarDatabase.events.update('event-1', times)
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=agenda&date=2026-07-16&event=event-1',
      route: '/app/calendar',
    })
    expect(await screen.findByText('Times by Bangkok’s clock')).toBeVisible()
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' }, { timeout: 8000 })
    expect(within(dialog).getByLabelText(/^Starts on/)).toHaveValue('2026-07-16')
    expect(within(dialog).getByLabelText(/^Start time/)).toHaveValue('03:00')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toMatchObject(times)
    await waitFor(() => expect(address()).toBe('/app/calendar?view=agenda&date=2026-07-16'))
  })

  it('adds an event once, however often the button is pressed', async () => {
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Night market')
    await user.click(within(dialog).getByRole('switch', { name: 'All day' }))
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await shown(/Night market/)).toBeVisible()
    expect(await screen.findByText('Event added')).toBeVisible()
    expect(await calendarDatabase.events.count()).toBe(11)
  })

  it('adds an event once, however often it is sent after its answer was lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    for (const count of [11, 12]) {
      await user.click(screen.getByRole('button', { name: 'Add event' }))
      const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
      await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Night market')
      loseFirstAnswer(calendarPaths.add, 2)
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      expect(await within(dialog).findByRole('alert')).toBeVisible()
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      // The next one is another, even of the same words.
      expect(await calendarDatabase.events.count()).toBe(count)
    }
  })

  it('reminds of an event in a month that nobody has looked at', async () => {
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Night market')
    const starts = within(dialog).getByLabelText(/Starts on/)
    await user.clear(starts)
    await user.type(starts, '2030-05-06')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Reminder' }), '10')
    expect(reminderBook.get()).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(reminderBook.get()).not.toBeNull()
  })

  it('adds an event late in the evening to that day, and only to it', async () => {
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    vi.setSystemTime(new Date().setHours(22, 30))
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
    const field = (name: RegExp) => within(dialog).getByLabelText(name)
    const day = field(/^Starts on/)
    expect(field(/^Start time/)).toHaveValue('23:00')
    expect(field(/^End time/)).toHaveValue('00:00')
    const allDay = within(dialog).getByRole('switch', { name: 'All day' })
    await user.click(allDay)
    expect(field(/^Ends on/)).toHaveValue(day.getAttribute('value'))
    await user.click(allDay)
    expect(field(/^Start time/)).toHaveValue('23:00')
    expect(field(/^End time/)).toHaveValue('00:00')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  })

  it('asks before it drops what was typed, by whatever way it is left', async () => {
    const { user, dialog } = await openEvent()
    const title = within(dialog).getByRole('textbox', { name: /Title/ })
    await user.type(title, ' and more')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Discard the changes?')
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(title).toHaveValue('Weekly planning and more')
  })

  it('asks about nothing typed when only the page beneath has changed', async () => {
    const { user, store } = await openAgenda()
    await shown(/Weekly planning/)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
    await calendarDatabase.events.update('event-1', { title: 'Another title' })
    store.dispatch(api.util.invalidateTags(['Event']))
    await screen.findByText(/Another title/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('keeps view and date in the address', async () => {
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=agenda&date=2026-01-31',
      route: '/app/calendar',
    })
    expect(await screen.findByRole('heading', { name: 'January 2026' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(address()).toBe('/app/calendar?view=agenda&date=2026-02-28')
    await user.click(screen.getByRole('button', { name: 'Day' }))
    expect(address()).toBe('/app/calendar?view=day&date=2026-02-28')
    const board = await screen.findByText(/All-day/i)
    stroke(board, -90)
    expect(address()).toBe('/app/calendar?view=day&date=2026-03-01')
    stroke(board, 90)
    expect(address()).toBe('/app/calendar?view=day&date=2026-02-28')
    expect(screen.getByRole('heading', { name: /February 28, 2026/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(address()).toBe('/app/calendar?view=day&date=2026-02-27')
  })

  it('is led by keys: arrows, letters for days and views, c for a new event, none while one types', async () => {
    const path = '/app/calendar?view=week&date=2026-01-14'
    const { user } = await renderDemo(<CalendarPage />, { path, route: '/app/calendar' })
    await screen.findByRole('heading', { level: 2, name: /11|12|18/ })
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toContain('date=2026-01-21'))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(address()).toContain('date=2026-01-14'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add event' })).toBeEnabled())
    await user.keyboard('t')
    await waitFor(() => expect(address()).not.toContain('date=2026-01-14'))
    const today = address()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add event' })).toBeEnabled())
    await user.keyboard('d')
    await waitFor(() => expect(address()).toBe(today?.replace('week', 'day')))
    await user.keyboard('j')
    await waitFor(() => expect(address()).not.toContain(today?.slice(-10)))
    await user.keyboard('kw')
    await waitFor(() => expect(address()).toBe(today))
    await user.keyboard('c')
    const dialog = await screen.findByRole('dialog', { name: 'Add event' }, { timeout: 8000 })
    // What is typed next is its title.
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Title/)),
    )
    await user.keyboard('now and not tonight{ArrowLeft}')
    expect(within(dialog).getByLabelText(/^Title/)).toHaveValue('now and not tonight')
    expect(address()).toBe(today)
  })

  it('goes to a day that is chosen', async () => {
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=agenda',
      route: '/app/calendar',
    })
    const field = await screen.findByLabelText<HTMLInputElement>('Go to a date')
    const open = vi.fn<() => void>()
    field.showPicker = open
    await user.click(field)
    expect(open).toHaveBeenCalledOnce()
    await user.clear(field)
    await user.type(field, '2031-12-24')
    expect(address()).toMatch(/date=2031-12-24/)
    expect(screen.getByRole('heading', { name: 'December 2031' })).toBeVisible()
  })

  it('takes nonsense in the address for nothing, and Thai years for what they are', async () => {
    await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=year&date=2026-02-31',
      route: '/app/calendar',
      locale: 'th',
    })
    const month = new Intl.DateTimeFormat('th', { month: 'long', year: 'numeric' })
    expect(await screen.findByRole('heading', { name: month.format(new Date()) })).toBeVisible()
  })

  it('says what is wrong when the events cannot be had, and tries again', async () => {
    answerDemo({ [calendarPaths.events]: brokenCall })
    const { user } = await renderDemo(<CalendarPage />, { path: '/app/calendar?view=agenda' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
  })

  it('shows the valid records beside a damaged one', async () => {
    await calendarDatabase.table('events').put({ id: 'broken' })
    await openAgenda()
    expect(await screen.findByText('1 damaged record was left out.')).toBeVisible()
    expect(await shown(/Weekly planning/)).toBeVisible()
  })

  it('has no barrier, nor has its dialog', async () => {
    const { baseElement } = await openEvent()
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
