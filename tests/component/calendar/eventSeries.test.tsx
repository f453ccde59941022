import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '#api/client/api'
import { deviceZone } from '#lib/device/deviceZone'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { chooseDemoClock } from '#ui/time/demoClock'
import { holiday, openEvent, startCalendar, stored } from './openCalendar'

startCalendar()

describe('a repeating event', () => {
  it('sends only the changed fields of a series and keeps another tab’s changes', async () => {
    await calendarDatabase.events.update('event-1', { repeat: 'FREQ=DAILY;COUNT=1' })
    const { user, dialog, store } = await openEvent()
    await calendarDatabase.events.update('event-1', { title: 'Of another tab' })
    store.dispatch(api.util.invalidateTags(['Event']))
    await waitFor(() => expect(screen.getByText('Of another tab')).toBeInTheDocument())
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), ' Added here')
    expect(within(dialog).queryByText(/^This will replace/)).not.toBeInTheDocument()
    await calendarDatabase.events.update('event-1', { description: 'Other words' })
    store.dispatch(api.util.invalidateTags(['Event']))
    expect(await within(dialog).findByText(/^This will replace/)).toHaveTextContent('Other words')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('event-1')).toMatchObject({
      title: 'Of another tab',
      description: expect.stringMatching(/ Added here$/),
    })
  })

  it('starts and stops repeating, and one of its days can be deleted and restored', async () => {
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
    // UNDO is offered for six seconds, so it is looked for first.
    const undoRepeat = await screen.findByRole('button', { name: 'UNDO' })
    expect(await stored('event-1')).toMatchObject({ repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=2' })
    await user.click(undoRepeat)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(async () => expect(await stored('event-1')).not.toHaveProperty('repeat'))
    await calendarDatabase.events.update('event-1', { repeat: 'FREQ=DAILY;COUNT=2' })
    store.dispatch(api.util.invalidateTags(['Event']))
    await waitFor(() => expect(screen.getAllByText(/Weekly planning/).length).toBeGreaterThan(1))
    // The refetch after UNDO draws the events again.
    await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())))
    await user.click(screen.getAllByText(/Weekly planning/)[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'This event' }))
    const undoDelete = await screen.findByRole('button', { name: 'UNDO' })
    expect((await stored('event-1'))?.except).toHaveLength(1)
    await user.click(undoDelete)
    await waitFor(async () => expect((await stored('event-1'))?.except).toBeUndefined())
  })

  it.each([
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'Yearly, the fourth Thursday of November'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=-1TH', 'Yearly, the last Thursday of November'],
    ['FREQ=MONTHLY;BYDAY=4TH', 'Monthly, the fourth Thursday'],
    ['FREQ=MONTHLY;BYDAY=-1TH', 'Monthly, the last Thursday'],
  ])(
    'with the rule %s is described in words and keeps the rule after another change',
    async (repeat, words) => {
      await calendarDatabase.events.put(indexed(holiday(repeat)))
      const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
      const choice = within(dialog).getByRole('combobox', { name: 'Repeats' })
      expect(choice).toHaveDisplayValue(words)
      await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' dinner')
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      await user.click(await screen.findByRole('button', { name: 'All events' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(await stored('holiday')).toMatchObject({ repeat, title: 'Thanksgiving dinner' })
    },
  )

  it('cannot change its repetition for one day only', async () => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=YEARLY')))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const choice = within(dialog).getByRole('combobox', { name: 'Repeats' })
    await user.selectOptions(choice, 'Weekly')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const asked = await screen.findByRole('dialog', { name: 'Which events do you want to change?' })
    const offered = within(asked).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'This and following events',
      'All events',
      'Cancel',
    ])
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await user.selectOptions(choice, 'Does not repeat')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'This event' })).toBeVisible()
  })

  it('can be moved to another day alone, whatever its rule would make of that day', async () => {
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

  it('moves its weekdays and its end when its start moves', async () => {
    const repeat = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20261208'
    await calendarDatabase.events.put(indexed(holiday(repeat)))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    const starts = within(dialog).getByLabelText(/Starts on/)
    fireEvent.change(starts, { target: { value: '' } })
    fireEvent.change(starts, { target: { value: '2026-11-27' } })
    expect(within(dialog).getByRole('checkbox', { name: 'Tue' })).toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({
      start: '2026-11-27',
      repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20261209',
    })
    // After UNDO the event has the focus, not the heading of the page.
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thanksgiving'))
  })

  it('that was all day uses the visible clock once it has times', async () => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=YEARLY')))
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    await user.click(within(dialog).getByRole('switch', { name: 'All day' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({ allDay: false, zone: deviceZone() })
  })

  it('keeps its rule when the visible clock shows another day than its own', async () => {
    const repeat = 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'
    const [start, end] = ['2026-11-27T01:00:00.000Z', '2026-11-27T03:00:00.000Z']
    const dinner = { ...holiday(repeat), allDay: false, start, end, zone: 'America/New_York' }
    await calendarDatabase.events.put(indexed(dinner))
    chooseDemoClock('bangkok')
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' dinner')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({ ...dinner, title: 'Thanksgiving dinner' })
  })

  it('of another time zone is edited by its own clock, and the form says so', async () => {
    const [start, end] = ['2026-11-27T01:00:00.000Z', '2026-11-27T03:00:00.000Z']
    const standup = { ...holiday('FREQ=WEEKLY'), allDay: false, start, end }
    await calendarDatabase.events.put(indexed({ ...standup, zone: 'America/New_York' }))
    chooseDemoClock('bangkok')
    const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
    // Friday morning in Bangkok.
    expect(within(dialog).getByText(/uses the time zone America\/New_York/)).toBeVisible()
    expect(within(dialog).getByLabelText(/Starts on/)).toHaveValue('2026-11-26')
    expect(within(dialog).getByLabelText(/Start time/)).toHaveValue('20:00')
    expect(within(dialog).getByRole('checkbox', { name: 'Thu' })).toBeChecked()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Mon' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await stored('holiday')).toMatchObject({
      start,
      repeat: 'FREQ=WEEKLY;BYDAY=MO,TH',
      zone: 'America/New_York',
    })
  })

  it('repeats on the same weekday of the month, whatever day it moves to', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const repeat = 'FREQ=YEARLY;BYMONTH=11;BYDAY=2WE'
    expect(await stored('holiday')).toMatchObject({ repeat, start: '2026-11-11' })
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
    'reports at “%s” (%s) that %s is invalid, and stores nothing',
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

  // For a series, the back end’s answer is the same whether it was changed or deleted.
  it('says that it was changed or deleted elsewhere', async () => {
    const { user, dialog } = await openEvent()
    await calendarDatabase.events.delete('event-1')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /changed or deleted elsewhere/,
    )
  })
})
