import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { providerPaths } from '#contract/provider'
import { adminToken, endAdminSession, endedBecause } from '#features/admin/api/adminSession'
import { simulateOffline } from '#lib/device/presence'
import { satang } from '#lib/money'
import { applyDueEvents } from '#mocks/provider/applyDueEvents'
import { database } from '#mocks/provider/database/database'
import { callAdmin, StaffMember, startOperator } from '../../unit/admin/staff'
import { advance, depositOf, minute, newPerson } from '../../unit/provider/providerPlayer'
import { keepAllStyles } from '../styles'
import { letDecisionsGo, openAdmin } from './openAdmin'

keepAllStyles()

beforeEach(startOperator)

afterEach(() => {
  simulateOffline(false)
  endAdminSession(null)
  localStorage.clear()
})

function press(key: string, code: string, held = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...held })
}

const statusOf = async (id: string) => (await database.deposits.get(id))?.status

it('staff walk through the deposit queue and decide by keys, each with a confirmation', async () => {
  const { user, container } = await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  const id = link?.textContent ?? ''
  expect((await axe.run(container)).violations).toEqual([])
  await user.keyboard('j')
  expect(link).toHaveFocus()
  await user.keyboard('a')
  const sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  expect(await within(sheet).findByText(/^Credit/)).toHaveTextContent(/^Credit .+ with/)
  expect(await statusOf(id)).not.toBe('confirmed')
  await user.click(within(sheet).getByRole('button', { name: 'Approve' }))
  expect(await statusOf(id)).not.toBe('confirmed')
  letDecisionsGo()
  expect(await screen.findByText('Approved. The credit has been added')).toBeVisible()
  expect(await statusOf(id)).toBe('confirmed')
})

it('the keys work with a Thai keyboard layout and can be switched off', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  press('่', 'KeyJ')
  expect(link).toHaveFocus()
  press('ป', 'KeyX')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  press('ฟ', 'KeyA')
  await screen.findByRole('button', { name: 'Approve' })
  await user.keyboard('{Escape}')
  press('า', 'KeyK', { ctrlKey: true })
  await screen.findByRole('combobox', { name: /^Player, phone/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  press('?', 'KeyM', { shiftKey: true })
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.click(within(help).getByRole('switch', { name: 'Single keys work' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  press('?', 'Slash', { shiftKey: true })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('queue rows use the compact padding and do not break words', async () => {
  await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  const cell = link?.closest('th, td')
  expect(cell && getComputedStyle(cell)).toMatchObject({
    overflowWrap: 'break-word',
    paddingBlock: '6px',
    paddingInline: '7px',
  })
})

it('the list ignores unknown filter and sort values in its address', async () => {
  await openAdmin('/admin/deposits?status=lost&sort=password&bank=T9&from=yesterday', 'cashier')
  expect(await screen.findAllByRole('link', { name: /^D\d+$/ })).not.toHaveLength(0)
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Waiting')
  expect(screen.queryByText(/unknown/)).not.toBeInTheDocument()
})

it('a search for a very long text finds nothing and offers to clear it', async () => {
  await openAdmin(`/admin/deposits?q=${'ก'.repeat(5000)}`, 'cashier')
  expect(await screen.findByRole('button', { name: 'Clear search and filters' })).toBeVisible()
  expect(screen.queryByText(/not understood/)).not.toBeInTheDocument()
})

it('the list’s keys do nothing while a dialog or menu is open', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select .* / })
  if (box) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const question = await screen.findByRole('alertdialog')
  await user.keyboard('j')
  expect(question.contains(document.activeElement)).toBe(true)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: /minutes? left/ }))
  await screen.findByRole('menu')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
})

it('the rejection key moves the focus to the reason where there is a keyboard', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('hover: hover'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  await screen.findAllByRole('link', { name: /^D\d+$/ })
  await user.keyboard('jr')
  const reason = await screen.findByRole('textbox', { name: /Reason/ })
  await waitFor(() => expect(reason).toHaveFocus())
})

it('support sees that a slip exists, but not its picture with whole account numbers', async () => {
  const [row] = await database.deposits.where({ status: 'confirmed' }).toArray()
  const depositId = row?.depositId ?? ''
  const createdAt = row?.createdAt ?? ''
  const image = Uint8Array.of(0xff, 0xd8, 0xff)
  await database.slips.add({ sha256: '5', depositId, type: 'image/jpeg', image, createdAt })
  await openAdmin(`/admin/deposits/${depositId}`, 'support')
  const sheet = await screen.findByRole('dialog', { name: new RegExp(depositId) })
  expect((await within(sheet).findAllByText('Slip')).length).toBeGreaterThan(0)
  expect(within(sheet).queryByRole('img')).not.toBeInTheDocument()
  const { token } = await StaffMember.logIn('support')
  expect((await callAdmin('depositSlip', { id: depositId, token })).status).toBe(403)
})

it('an open rejection of a deposit names the colleague who decided it first', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  await user.keyboard('jr')
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeVisible()
  const id = link?.textContent ?? ''
  const owner = await StaffMember.logIn('owner')
  const status = await statusOf(id)
  await owner.done('decideDeposit', { depositId: id, status, decision: 'approve' })
  new BroadcastChannel(dataChannel).postMessage(null)
  expect(await screen.findByText(/already decided this on /)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument()
})

it('an open approval of a withdrawal names the colleague who rejected it, also afterwards', async () => {
  const person = await newPerson(900)
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 500 })
  const id = String(withdrawId)
  const { user } = await openAdmin(`/admin/withdrawals/${id}`, 'cashier')
  const sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  await user.click(await within(sheet).findByRole('button', { name: 'Approve' }))
  const owner = await StaffMember.logIn('owner')
  const reason = 'Another name than the account'
  await owner.done('decideWithdrawal', {
    withdrawId: id,
    decision: 'reject',
    status: 'requested',
    reason,
  })
  new BroadcastChannel(dataChannel).postMessage(null)
  expect(await within(sheet).findByText(/^อรุณ เจ้าของร้าน already decided this on /)).toBeVisible()
  expect(within(sheet).getByText(/^อรุณ เจ้าของร้าน · /)).toBeVisible()
})

it('a deposit that ran out of time is not attributed to a colleague', async () => {
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  const id = String(depositId)
  const { user } = await openAdmin(`/admin/deposits/${id}`, 'cashier')
  const sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  await user.click(await within(sheet).findByRole('button', { name: 'Approve' }))
  advance(16 * minute)
  await applyDueEvents(person.id)
  new BroadcastChannel(dataChannel).postMessage(null)
  expect(await within(sheet).findByText(/^Someone has changed this in the meantime/)).toBeVisible()
  expect(within(sheet).queryByText(/Simulated staff/)).not.toBeInTheDocument()
})

it('a window says so when its session has ended in another window', async () => {
  await openAdmin('/admin/deposits', 'cashier')
  await screen.findAllByRole('link', { name: /^D\d+$/ })
  localStorage.removeItem('adminServiceToken')
  const change = { key: 'adminServiceToken', newValue: null, storageArea: localStorage }
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', change)))
  expect(await screen.findByText('Your session has ended. Log in again')).toBeVisible()
})

it.each([
  ['admin-session', '{'],
  ['admin-session', '[]'],
  ['adminServiceToken', 'no\nheader'],
  ['adminServiceToken', 'ก'],
])('a damaged session ends and says so: %s is %j', async (key, damaged) => {
  await openAdmin('/admin/deposits', 'cashier')
  await screen.findAllByRole('link', { name: /^D\d+$/ })
  localStorage.setItem(key, damaged)
  const change = { key, newValue: damaged, storageArea: localStorage }
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', change)))
  expect(await screen.findByText('Your session has ended. Log in again')).toBeVisible()
  expect([adminToken(), localStorage.getItem('admin-session')]).toEqual([null, null])

  // A newly started app must read the damaged session the same way.
  cleanup()
  endedBecause.set(null)
  await openAdmin('/admin/deposits', 'cashier', () => localStorage.setItem(key, damaged))
  expect(await screen.findByText('Your session has ended. Log in again')).toBeVisible()
})

it('a rejection needs a reason and keeps it when the dialog closes or the rejection fails', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  const id = link?.textContent ?? ''
  await user.keyboard('jr')
  let sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  await user.click(await within(sheet).findByRole('button', { name: 'Reject' }))
  expect(within(sheet).getByText(/reason of at least ten/)).toBeVisible()
  await user.type(within(sheet).getByRole('textbox', { name: /Reason/ }), 'No such money')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Closed by mistake: the typed reason must be there again.
  link?.focus()
  await user.keyboard('r')
  sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  const reason = await within(sheet).findByRole('textbox', { name: /Reason/ })
  expect(reason).toHaveValue('No such money')
  await user.type(reason, ' came in')
  // A colleague decides first.
  await database.deposits.update(id, { status: 'confirmed', decidedBy: 'A1' })
  await user.click(within(sheet).getByRole('button', { name: 'Reject' }))
  letDecisionsGo()
  // The form is gone, the result stays.
  expect(await screen.findByText(/already decided this/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the second approver of a request learns who decided it first', async () => {
  const { user } = await openAdmin('/admin/approvals', 'owner')
  const ask = await screen.findByRole('button', { name: 'Approve' })
  await user.click(ask)
  const dialog = await screen.findByRole('dialog')
  const waiting = await database.approvals.filter(({ status }) => status === 'pending').first()
  const decidedAt = new Date().toISOString()
  await database.approvals.update(waiting?.approvalId ?? '', {
    status: 'approved',
    decidedBy: 'A3',
    decidedAt,
  })
  // The row leaves the list, the dialog stays.
  new BroadcastChannel(dataChannel).postMessage(null)
  await waitFor(() => expect(ask).not.toBeInTheDocument())
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/already decided this/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('offline staff still see the loaded deposits with their time, but cannot decide', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  simulateOffline(true)
  expect(await screen.findByText(/^You are offline and see/)).toBeVisible()
  expect(link).toBeVisible()
  if (link) await user.click(link)
  const sheet = await screen.findByRole('dialog')
  // A list that was never loaded must not be shown as empty.
  await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Approve' })).toBeNull())
})

it('a deposit that arrives in an open list is marked as new, but not one of another filter', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  await screen.findAllByRole('link', { name: /^D\d+$/ })
  const person = await newPerson()
  const request = depositOf(300)
  const { depositId } = await person.done(providerPaths.deposit(), request)
  await person.done(providerPaths.depositSubmit(), { depositId })
  new BroadcastChannel(dataChannel).postMessage(null)
  const link = await screen.findByRole('link', { name: String(depositId) })
  expect(screen.getAllByText('New')).toHaveLength(1)
  expect(link.closest('tr')).toHaveTextContent('New')
  await user.selectOptions(screen.getByLabelText('Status'), 'all')
  await waitFor(() => expect(screen.queryByText('New')).toBeNull())
})

it('support sees the queue with masked accounts and without decisions', async () => {
  const { user } = await openAdmin('/admin/withdrawals', 'support')
  const [link] = await screen.findAllByRole('link', { name: /^W\d+$/ })
  if (link) await user.click(link)
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(/^•••\d{4}$/)).toBeVisible()
  expect(within(sheet).queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('an approval credits the amount that arrived, even if the player asked for another', async () => {
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  const row = await database.deposits.get(String(depositId))
  if (!row) throw new Error('There is no such deposit')
  const { openKey: _, openUser: __, ...closed } = row
  await database.deposits.put({ ...closed, status: 'review', arrived: satang(5_000) })
  const { user } = await openAdmin(`/admin/deposits/${String(depositId)}`, 'cashier')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const summary = await screen.findByText(/^Credit .* with/)
  expect(summary).toHaveTextContent('50.00 baht')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  letDecisionsGo()
  expect(await screen.findByText('Approved. The credit has been added')).toBeVisible()
  expect((await database.deposits.get(String(depositId)))?.credited).toBe(5_000)
})

it('a withdrawal with a fee shows the amount to transfer, and a rejection returns all of it', async () => {
  const person = await newPerson(900)
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 500 })
  const id = String(withdrawId)
  await database.withdraws.update(id, { fee: satang(1_500) })
  const { user } = await openAdmin(`/admin/withdrawals/${id}`, 'cashier')
  const sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  expect(await within(sheet).findByText('15.00 baht')).toBeVisible()
  expect(within(sheet).getByText('485.00 baht')).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: 'Approve' }))
  expect(within(sheet).getByText(/^Approve for/)).toHaveTextContent('485.00 baht')
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  await user.click(within(sheet).getByRole('button', { name: 'Reject' }))
  expect(within(sheet).getByText(/^Reject and return/)).toHaveTextContent('500.00 baht')
  // In the sheet and in the queue behind it.
  await waitFor(() => expect(screen.getAllByText('485.00 baht')).toHaveLength(2))
})
