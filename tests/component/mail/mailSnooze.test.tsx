import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MailPage } from '#features/mail/MailPage'
import { deviceZone } from '#lib/device/deviceZone'
import { addDays } from '#lib/time'
import { dayIn, timeIn } from '#lib/zones'
import { mailDatabase } from '#mocks/mail/database'
import { renderDemo, resetDemo } from '../demoPages'

// A time zone with daylight saving.
vi.mock(import('#lib/device/deviceZone'), async (original) => ({
  ...(await original()),
  deviceZone: () => 'Europe/Paris',
}))

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && !query.includes('1200'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await resetDemo(mailDatabase)
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const open = (query = '') => renderDemo(<MailPage />, { path: `/app/mail${query}` })
const row = (subject: RegExp) => screen.findByRole('link', { name: subject })
const menu = async () => within(await screen.findByRole('dialog', { name: 'Snooze' }))
const stored = (id: string) => mailDatabase.mails.get(id)
const until = async (id: string) => Date.parse((await stored(id))?.snoozedUntil ?? '')

it('a mail is snoozed until a morning, restored by UNDO and woken by hand', async () => {
  const { user } = await open()
  ;(await row(/weekend cashback/)).focus()
  await user.keyboard('b')
  await user.click((await menu()).getByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /weekend cashback/ })).toBeNull())
  await screen.findByText(/^Snoozed until .*8:00/)
  const moment = await until('mail-1')
  expect(timeIn(moment, deviceZone())).toBe('08:00')
  expect(dayIn(moment, deviceZone())).toBe(addDays(dayIn(Date.now(), deviceZone()), 1))
  await user.click(await screen.findByRole('button', { name: 'UNDO' }))
  await row(/weekend cashback/)
  expect(await stored('mail-1')).toMatchObject({ snoozed: false })
})

it('a mail is snoozed until any day, is listed under Snoozed and can be brought back', async () => {
  const { user } = await open('?mail=mail-7')
  const tools = within(await screen.findByRole('toolbar', { name: /this mail/ }))
  await user.click(await tools.findByRole('button', { name: 'Snooze' }))
  const dialog = await menu()
  const snooze = dialog.getByRole('button', { name: 'Snooze' })
  expect(snooze).toBeDisabled()
  const day = addDays(dayIn(Date.now(), deviceZone()), 20)
  await user.type(dialog.getByLabelText('Another day'), day)
  await user.click(snooze)
  await waitFor(async () => expect(dayIn(await until('mail-7'), deviceZone())).toBe(day))
  await user.click(screen.getByRole('button', { name: 'Folders and labels' }))
  await user.click(await screen.findByRole('link', { name: 'Snoozed' }))
  await user.click(await row(/Friday/))
  const waiting = within(await screen.findByRole('toolbar', { name: /this mail/ }))
  await user.click(await waiting.findByRole('button', { name: 'Move to inbox' }))
  await waitFor(async () => expect(await stored('mail-7')).toMatchObject({ snoozed: false }))
  expect(await screen.findByText(/waits here/)).toBeVisible()
})

it('the snooze menu offers Monday once on a Sunday, not as next week too', async () => {
  vi.setSystemTime('2028-03-05T10:00:00Z')
  const { user } = await open()
  ;(await row(/weekend cashback/)).focus()
  await user.keyboard('b')
  const dialog = await menu()
  expect(dialog.getByRole('button', { name: /^Tomorrow.*8:00/ })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Next week/ })).toBeNull()
})

it('a mail snoozed over a change to summer time wakes at eight in the morning', async () => {
  const { user } = await open()
  ;(await row(/weekend cashback/)).focus()
  await user.keyboard('b')
  const dialog = await menu()
  await user.type(dialog.getByLabelText('Another day'), '2040-03-25')
  await user.click(dialog.getByRole('button', { name: 'Snooze' }))
  await waitFor(async () => expect(timeIn(await until('mail-1'), deviceZone())).toBe('08:00'))
})
