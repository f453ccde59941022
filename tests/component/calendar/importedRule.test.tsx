import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calendarDatabase } from '#mocks/calendar/database'
import { indexed } from '#mocks/calendar/months'
import { holiday, openEvent, startCalendar, stored } from './openCalendar'

startCalendar()

it('the form shows and keeps an imported rule and reminders that it cannot offer itself', async () => {
  const imported = {
    ...holiday('FREQ=MONTHLY;BYMONTHDAY=10,26'),
    reminder: 15,
    secondReminder: -540,
  }
  await calendarDatabase.events.put(indexed(imported))
  const { user, dialog } = await openEvent('holiday', /Thanksgiving/)
  const repeats = within(dialog).getByRole('combobox', { name: 'Repeats' })
  expect(repeats).toHaveDisplayValue('Imported rule')
  expect(repeats).toHaveAccessibleDescription(
    /^Next: 26 Nov, 10 Dec, 26 Dec|^Next: Nov 26, Dec 10, Dec 26/,
  )
  expect(within(dialog).getByRole('combobox', { name: 'Reminder' })).toHaveDisplayValue(
    '15 minutes before',
  )
  const second = within(dialog).getByRole('combobox', { name: 'Second reminder' })
  expect(second).toHaveDisplayValue('9 hours after the start')
  await user.selectOptions(second, '1 day before')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const scope = await screen.findByRole('dialog', { name: /Which events/ })
  await user.click(within(scope).getByRole('button', { name: 'All events' }))
  await waitFor(async () =>
    expect(await stored('holiday')).toMatchObject({
      repeat: imported.repeat,
      reminder: 15,
      secondReminder: 1440,
    }),
  )
})
