import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { callAdmin, StaffMember, startOperator } from '../../unit/admin/staff'
import { newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

/** Logs the cashier in on another device, with an open page. */
async function cashierElsewhere(): Promise<StaffMember> {
  const client = { browser: 'Firefox', system: 'Windows' }
  const body = { username: 'cashier', password: 'cashier1234', client }
  const { token } = Object((await callAdmin('login', { body })).body)
  await callAdmin('reportPage', { token, body: { page: '/admin/withdrawals' } })
  return StaffMember.logIn('cashier')
}

it('the owner sees device and page of a colleague’s session and ends it', async () => {
  await cashierElsewhere()
  const { user, container } = await openAdmin('/admin/admins', 'owner')
  const card = await screen.findByRole('region', { name: 'Where staff are logged in' })
  const session = (await within(card).findByText('Firefox on Windows')).closest('li')
  if (!session) throw new Error('The session is not in a list')
  expect(within(session).getByRole('link', { name: 'Withdrawals' })).toBeVisible()
  expect((await axe.run(container)).violations).toEqual([])
  await user.click(within(session).getByRole('button', { name: 'End session' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Firefox on Windows is logged out at its next action.')
  await user.click(within(dialog).getByRole('button', { name: 'End session' }))
  expect(await screen.findByText('Session ended')).toBeVisible()
  await waitFor(() => expect(within(card).queryByText('Firefox on Windows')).toBeNull())
})

it('staff end all their other sessions, but not the one in use', async () => {
  const other = await cashierElsewhere()
  const { user } = await openAdmin('/admin/account', 'cashier')
  const card = await screen.findByRole('region', { name: 'Where you are logged in' })
  expect(await within(card).findAllByRole('listitem')).toHaveLength(3)
  await user.click(within(card).getByRole('button', { name: 'End all others' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('2 other sessions of yours')
  await user.click(within(dialog).getByRole('button', { name: 'End all others' }))
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(1))
  expect(within(card).getByText('This session')).toBeVisible()
  expect((await callAdmin('counters', { token: other.token })).status).toBe(401)
})

async function askedAdjustment(): Promise<{ cashier: StaffMember; id: string }> {
  const { id: userId } = await newPerson()
  const cashier = await StaffMember.logIn('cashier')
  const reason = 'A reason that is long enough'
  const request = { userId, direction: 'add', amount: 5000, reason, ...cashier.self }
  return { cashier, id: String((await cashier.done('adjust', request))['approvalId']) }
}

it('the colleague who asked withdraws a request for approval', async () => {
  const { id } = await askedAdjustment()
  const { user } = await openAdmin(`/admin/approvals/${id}`, 'cashier')
  const sheet = await screen.findByRole('dialog', { name: `Request ${id}` })
  await user.click(await within(sheet).findByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog', { name: 'Credit adjustment' })
  await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Wrong player')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Your request is withdrawn')).toBeVisible()
  expect(await database.approvals.get(id)).toMatchObject({ status: 'withdrawn' })
})

it('a second person whose dialog is open reads that the request was withdrawn', async () => {
  const { cashier, id: approvalId } = await askedAdjustment()
  const { user } = await openAdmin(`/admin/approvals/${approvalId}`, 'owner')
  const sheet = await screen.findByRole('dialog', { name: `Request ${approvalId}` })
  await user.click(await within(sheet).findByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Credit adjustment' })
  await cashier.done('withdrawApproval', { approvalId })
  new BroadcastChannel(dataChannel).postMessage(null)
  expect(await within(dialog).findByText(/withdrew this request/)).toBeVisible()
})
