import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { providerPaths } from '#contract/provider'
import { currentSession, endAdminSession } from '#features/admin/api/adminSession'
import { unfinishedOf } from '#features/admin/queue/heldDecisions'
import { clockNow } from '#lib/device/clock'
import { simulateOffline } from '#lib/device/presence'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import {
  advance,
  automatic,
  depositOf,
  minute,
  newPerson,
} from '../../unit/provider/providerPlayer'
import { letDecisionsGo, openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  simulateOffline(false)
  endAdminSession(null)
  localStorage.clear()
})

async function submittedDeposit(): Promise<string> {
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  await person.done(providerPaths.depositSubmit(), { depositId })
  return String(depositId)
}

/** Opens the deposit queue with at least three rows. @returns their ids, as listed */
async function openQueue() {
  for (let index = 0; index < 3; index += 1) {
    advance(minute)
    await submittedDeposit()
  }
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const links = await screen.findAllByRole('link', { name: /^D\d+$/ })
  const ids = links.map((link) => link.textContent)
  return { user, links, ids, first: ids[0] ?? '', second: ids[1] ?? '' }
}

const sheetOf = (id: string) => screen.findByRole('dialog', { name: new RegExp(id) })
const statusOf = async (id: string) => (await database.deposits.get(id))?.status

it('the queue begins with the oldest row and names how long it waits', async () => {
  const { ids } = await openQueue()
  const rows = await database.deposits.bulkGet(ids)
  const made = rows.map((row) => row?.createdAt ?? '')
  expect(made).toEqual(made.toSorted())
  expect(screen.getAllByText(/^\d+ (min|hr|days?)/).length).toBeGreaterThan(0)
})

it('keys move between open sheets, list themselves and begin a decision', async () => {
  const { user, first, second } = await openQueue()
  await user.keyboard('j{Enter}')
  const sheet = await sheetOf(first)
  await within(sheet).findByRole('button', { name: 'Approve' })
  expect((await axe.run(sheet)).violations).toEqual([])
  await user.keyboard('j')
  await within(await sheetOf(second)).findByRole('button', { name: 'Approve' })
  await user.keyboard('k')
  await within(await sheetOf(first)).findByRole('button', { name: 'Approve' })
  await user.keyboard('r')
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeVisible()
  await user.keyboard('?')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Undo a decision within five seconds')).toBeVisible()
})

it('a decision in the sheet opens the next row, and Ctrl+Z returns before anything is sent', async () => {
  const { user, first, second } = await openQueue()
  await user.keyboard('j{Enter}')
  await within(await sheetOf(first)).findByRole('button', { name: 'Approve' })
  await user.keyboard('a')
  expect(await screen.findByText(/^Credit/)).toBeVisible()
  await user.keyboard('{Enter}')
  const next = await sheetOf(second)
  expect(within(next).getByText(/^Will be sent in/)).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  await within(await sheetOf(first)).findByRole('button', { name: 'Approve' })
  expect(screen.getByText('Undone. Nothing was sent.')).toBeVisible()
  letDecisionsGo()
  expect(await statusOf(first)).not.toBe('confirmed')
})

it('a decision from the list focuses the next row, and the row is not decided again meanwhile', async () => {
  const { user, links, first } = await openQueue()
  await user.keyboard('ja')
  await within(await sheetOf(first)).findByText(/^Credit/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(links[1]).toHaveFocus())
  expect(links[0]?.closest('tr')).toHaveTextContent('Being decided')
  await user.keyboard('ka')
  const sheet = await sheetOf(first)
  expect(await within(sheet).findByText(/^You have decided this/)).toBeVisible()
  expect(within(sheet).queryByRole('button', { name: 'Approve' })).toBeNull()
  letDecisionsGo()
  await waitFor(async () => expect(await statusOf(first)).toBe('confirmed'))
})

it('the later of two cashiers is told who decided while the time to undo ran', async () => {
  const { user, first } = await openQueue()
  await user.keyboard('ja')
  await within(await sheetOf(first)).findByText(/^Credit/)
  await user.keyboard('{Enter}')
  await screen.findByText(/^Will be sent in/)
  const owner = await StaffMember.logIn('owner')
  const status = await statusOf(first)
  const reason = 'No such transfer has come in'
  await owner.done('decideDeposit', { depositId: first, status, decision: 'reject', reason })
  letDecisionsGo()
  expect(await screen.findByText(/^อรุณ เจ้าของร้าน already decided this on /)).toBeVisible()
  expect(await statusOf(first)).toBe('rejected')
})

it('the key P pays an approved withdrawal only with the bank’s reference', async () => {
  const person = await newPerson(900)
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 500 })
  const id = String(withdrawId)
  const owner = await StaffMember.logIn('owner')
  const approval = { withdrawId, decision: 'approve', status: 'requested' }
  await owner.done('decideWithdrawal', approval)
  const { user } = await openAdmin(`/admin/withdrawals/${id}`, 'cashier')
  const sheet = await sheetOf(id)
  await within(sheet).findByRole('button', { name: 'Mark as paid' })
  expect(within(sheet).getByText('Last changes and logins')).toBeVisible()
  await user.keyboard('p')
  const reference = await within(sheet).findByRole('textbox', { name: /^Bank reference/ })
  expect(reference).toHaveFocus()
  await user.keyboard('KB20260715{Enter}')
  letDecisionsGo()
  expect(await screen.findByText('Marked as paid')).toBeVisible()
  expect(await database.withdraws.get(id)).toMatchObject({ status: 'paid', bankRef: 'KB20260715' })
})

it('a lost connection leaves the row undecided and says so', async () => {
  const { user, first } = await openQueue()
  await user.keyboard('ja')
  await within(await sheetOf(first)).findByText(/^Credit/)
  await user.keyboard('{Enter}')
  await screen.findByText(/^Will be sent in/)
  simulateOffline(true)
  expect(await screen.findByText(/^You are offline, so nothing was decided/)).toBeVisible()
  simulateOffline(false)
  letDecisionsGo()
  expect(await statusOf(first)).not.toBe('confirmed')
})

it('the queue says that nothing else waits after its last row was decided', async () => {
  await database.deposits
    .where('status')
    .anyOf('submitted', 'review')
    .modify({ status: 'cancelled' })
  const only = await submittedDeposit()
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  await screen.findByRole('link', { name: only })
  await user.keyboard('j{Enter}')
  await within(await sheetOf(only)).findByRole('button', { name: 'Approve' })
  await user.keyboard('a')
  await screen.findByText(/^Credit/)
  await user.keyboard('{Enter}')
  // Looked up each time, because the line moves from the closing sheet to the list.
  await waitFor(() => expect(screen.getByText('Nothing else is waiting.')).toBeVisible())
  letDecisionsGo()
  expect(await screen.findByText('No deposits are waiting')).toBeVisible()
})

it('a bulk approval lists exact fits with their sum, leaves out the rest and reports each row', async () => {
  await database.deposits
    .where('status')
    .anyOf('submitted', 'review')
    .modify({ status: 'cancelled' })
  // The simulated staff would credit them first.
  await automatic(false)
  const [fits, taken] = [await submittedDeposit(), await submittedDeposit()]
  advance(minute)
  const without = await submittedDeposit()
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  await screen.findByRole('link', { name: without })
  await user.click(screen.getAllByRole('checkbox')[0] ?? document.body) // all of them
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const question = await screen.findByRole('alertdialog')
  expect(await within(question).findByText(/^1 deposit is left out/)).toHaveTextContent(without)
  expect(within(question).getAllByRole('listitem')).toHaveLength(2)
  const rows = await database.deposits.bulkGet([fits, taken])
  const sum = rows.reduce((total, row) => total + (row?.amount ?? 0), 0) / 100
  expect(within(question).getByText(/^Total:/)).toHaveTextContent(`${sum.toFixed(2)} baht`)
  const owner = await StaffMember.logIn('owner')
  const approval = { depositId: taken, status: 'submitted', decision: 'approve' }
  await owner.done('decideDeposit', approval)
  await user.click(within(question).getByRole('button', { name: /^Approve/ }))
  expect(within(question).getByText(/^Will be sent in/)).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'UNDO' }))
  letDecisionsGo()
  expect(await statusOf(fits)).toBe('submitted')
  await user.click(within(question).getByRole('button', { name: /^Approve/ }))
  letDecisionsGo()
  await within(question).findByRole('button', { name: 'Close' })
  const told = within(question).getAllByRole('listitem')
  expect(told[0]).toHaveTextContent(taken)
  expect(told[0]).not.toHaveTextContent('Approved')
  expect(told[1]).toHaveTextContent(`${fits}: Approved`)
  expect(await statusOf(without)).toBe('submitted')
})

it('a decision whose window was closed too early is named when its author returns', async () => {
  const depositId = await submittedDeposit()
  const { user } = await openAdmin('/admin/deposits', 'cashier', () => {
    const at = clockNow() - minute
    unfinishedOf(currentSession()?.adminID ?? '').set([{ id: depositId, queue: 'deposit', at }])
  })
  const note = await screen.findByText(/^The window was closed before the answer came/)
  expect(within(note).getByRole('link', { name: depositId })).toBeVisible()
  await user.click(within(note).getByRole('button', { name: 'Close' }))
  expect(note).not.toBeInTheDocument()
})

it('the slip is zoomed, moved and rotated by keys', async () => {
  const depositId = await submittedDeposit()
  const image = Uint8Array.of(0xff, 0xd8, 0xff)
  const createdAt = new Date().toISOString()
  await database.slips.add({ sha256: '5', depositId, type: 'image/jpeg', image, createdAt })
  const { user } = await openAdmin(`/admin/deposits/${depositId}`, 'cashier')
  const frame = await screen.findByRole('group', { name: /^Slip/ })
  frame.focus()
  await user.keyboard('+{ArrowRight}')
  const picture = within(frame).getByRole('img')
  expect(picture).toHaveStyle({ transform: 'translate(-40px, 0px) rotate(0deg) scale(1.25)' })
  await user.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(picture.style.transform).toContain('rotate(90deg)')
  await user.click(screen.getByRole('button', { name: 'Fit to frame' }))
  expect(picture).toHaveStyle({ transform: 'translate(0px, 0px) rotate(0deg) scale(1)' })
})
