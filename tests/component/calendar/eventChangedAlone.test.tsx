import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '#api/client/api'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { days, holiday, openAgenda, startCalendar, stored } from './openCalendar'

startCalendar()

/** The first event of the series. */
async function openFirst() {
  const rendered = await openAgenda('holiday')
  const [first] = await screen.findAllByText('Thanksgiving')
  await rendered.user.click(first ?? document.body)
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
  return { ...rendered, dialog }
}

/** Renders four days, of which the third was changed alone, with the form of the first one open. */
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

/** Changes the first event of a series alone and saves it in a month that is not in view. */
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

describe('an event of a series', () => {
  it('that was changed alone is deleted with its whole series and restored with it', async () => {
    const user = await changeAlone({ title: ' alone' })
    const count = await calendarDatabase.events.count()
    await user.click(screen.getAllByText('Thanksgiving')[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'All events' }))
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
    ['This and following events', 3],
    ['All events', 4],
  ])('that was changed alone asks how much of the series to delete: %s', async (scope, gone) => {
    const { user } = await openChangedAlone()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(days()).toBe(4)
    await user.click(screen.getByText('Leftovers'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: scope }))
    // It is the first of the events from its day on, even though it was moved.
    await waitFor(() => expect(days()).toBe(4 - (gone === 3 ? 2 : gone)))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(days()).toBe(4))
    await calendarDatabase.events.delete('holiday')
  })

  it.each([
    ['This event', 1],
    ['This and following events', 2],
    ['All events', 4],
  ])('that was changed alone asks how much of the series to change: %s', async (scope, changed) => {
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
  })

  it('that was changed alone and repeats now still belongs to its series', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    await waitFor(() => expect(screen.queryByText('Leftovers')).not.toBeInTheDocument())
    expect(days()).toBe(3)
    await calendarDatabase.events.clear()
  })

  it('that was changed alone is deleted without a question when its series is gone', async () => {
    const { repeat: _, ...once } = holiday('')
    const detachedFrom = { id: 'gone', day: '2026-11-28' }
    await calendarDatabase.events.put(indexed({ ...once, detachedFrom }))
    const { user } = await openFirst()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await stored('holiday')).toBeUndefined())
  })

  it('refuses a change that would leave no event of the series', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'All events' }))
    expect(await within(dialog).findByText(/No event of this series would be left/)).toBeVisible()
    expect(await stored('holiday')).toEqual(row)
  })

  it('that was changed alone schedules its reminder in a month that was never opened', async () => {
    await changeAlone({ reminder: '10' })
    expect(reminderBook.get()).not.toBeNull()
  })

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
  ])('of a series that is %s elsewhere says so and keeps the typed text', async (_, elsewhere) => {
    await calendarDatabase.events.put(indexed(holiday('FREQ=DAILY;COUNT=3')))
    const { user, dialog, store } = await openFirst()
    const title = within(dialog).getByRole('textbox', { name: 'Title' })
    await user.type(title, ' dinner')
    await elsewhere()
    const before = await stored('holiday')
    // This page has not been notified of the change yet.
    for (const scope of ['This event', 'This and following events', 'All events']) {
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      await user.click(await screen.findByRole('button', { name: scope }))
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(
        /changed or deleted elsewhere/,
      )
    }
    expect(title).toHaveValue('Thanksgiving dinner')
    expect(await stored('holiday')).toEqual(before)
    // The typed text can be saved as an event of its own.
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
  })
})
