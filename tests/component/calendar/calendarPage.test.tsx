import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { calendarPaths } from '#contract/calendar/calendar'
import { CalendarPage } from '#features/calendar/CalendarPage'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { calendarDatabase } from '#mocks/calendar/database'
import { PhoneBack } from '#ui/page/PageBar'
import { chooseDemoClock } from '#ui/time/demoClock'
import { answerDemo, brokenCall, loseFirstAnswer, renderDemo, stroke } from '../demoPages'
import { address, openAgenda, openEvent, shown, startCalendar, stored } from './openCalendar'

startCalendar()

describe('the calendar page', () => {
  it('opens the event of its address, by the chosen clock', async () => {
    chooseDemoClock('bangkok')
    const times = { start: '2026-07-15T20:00:00.000Z', end: '2026-07-15T21:00:00.000Z' }
    await calendarDatabase.events.update('event-1', times)
    const { user } = await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=agenda&date=2026-07-16&event=event-1',
      route: '/app/calendar',
    })
    expect(await screen.findByText('Shown in Bangkok time')).toBeVisible()
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' })
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
    const dialog = await screen.findByRole('dialog', { name: 'Add event' })
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Night market')
    await user.click(within(dialog).getByRole('switch', { name: 'All day' }))
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await shown(/Night market/)).toBeVisible()
    expect(await screen.findByText('Event added')).toBeVisible()
    expect(await calendarDatabase.events.count()).toBe(11)
  })

  it('adds an event once, however often it is sent again after a lost answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    for (const count of [11, 12]) {
      await user.click(screen.getByRole('button', { name: 'Add event' }))
      const dialog = await screen.findByRole('dialog', { name: 'Add event' })
      await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Night market')
      loseFirstAnswer(calendarPaths.add, 2)
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      expect(await within(dialog).findByRole('alert')).toBeVisible()
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      // The next event is a new one, even with the same title.
      expect(await calendarDatabase.events.count()).toBe(count)
    }
  })

  it('schedules the reminder of an event in a month that was never opened', async () => {
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' })
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

  it('adds an all-day event late in the evening to that day only', async () => {
    const { user } = await openAgenda()
    await shown(/Weekly planning/)
    vi.setSystemTime(new Date().setHours(22, 30))
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' })
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

  it('asks before it drops typed text when the dialog is closed', async () => {
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

  it('closes an untouched form without a question after the page below has changed', async () => {
    const { user, store } = await openAgenda()
    await shown(/Weekly planning/)
    await user.click(screen.getByRole('button', { name: 'Add event' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add event' })
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
    expect(screen.getByRole('heading', { name: /28 February 2026/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(address()).toBe('/app/calendar?view=day&date=2026-02-27')
  })

  it('shows a single bar on a phone, whose menu holds views and files', async () => {
    answerDemo()
    const { user } = await renderDemo(
      <PhoneBack value={<a href="/">Back</a>}>
        <CalendarPage />
      </PhoneBack>,
      { path: '/app/calendar?view=month&date=2026-07-16', route: '/app/calendar' },
    )
    expect(await screen.findByRole('heading', { name: 'July 2026' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu', { name: 'More' })
    expect(within(menu).getByRole('menuitem', { name: /^Export all events/ })).toBeVisible()
    await user.click(within(menu).getByRole('menuitem', { name: 'Agenda' }))
    await waitFor(() => expect(address()).toContain('view=agenda'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'August 2026' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('is controlled by keys, but not while the user types', async () => {
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
    const dialog = await screen.findByRole('dialog', { name: 'Add event' })
    // What is typed next is the title.
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Title/)),
    )
    await user.keyboard('now and not tonight{ArrowLeft}')
    expect(within(dialog).getByLabelText(/^Title/)).toHaveValue('now and not tonight')
    expect(address()).toBe(today)
  })

  it('goes to a chosen day', async () => {
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

  it('ignores invalid values in the address and formats Thai years correctly', async () => {
    await renderDemo(<CalendarPage />, {
      path: '/app/calendar?view=year&date=2026-02-31',
      route: '/app/calendar',
      locale: 'th',
    })
    const month = new Intl.DateTimeFormat('th', { month: 'long', year: 'numeric' })
    expect(await screen.findByRole('heading', { name: month.format(new Date()) })).toBeVisible()
  })

  it('reports that the events cannot be loaded and retries', async () => {
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

  it('has no accessibility violations, and neither has its dialog', async () => {
    const { baseElement } = await openEvent()
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
