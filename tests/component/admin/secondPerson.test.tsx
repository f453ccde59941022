import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { clockTime, fieldsOf, iso, newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

const reason = 'Game round was not paid out'

async function askedAdjustment(): Promise<string> {
  const person = await newPerson(700)
  const cashier = await StaffMember.logIn('cashier')
  const request = { userId: person.id, direction: 'add', amount: 5000, reason, ...cashier.self }
  return String((await cashier.done('adjust', request))['approvalId'])
}

async function askedRisk(): Promise<string> {
  const owner = await StaffMember.logIn('owner')
  const { value, version } = await owner.read('setting', {}, 'risk')
  const looser = { ...fieldsOf(value), adjustUpTo: 90_000, sharedAccount: { on: false } }
  const answer = await owner.done('saveSetting', { name: 'risk', version, value: looser })
  return String(answer['approvalId'])
}

it('a request at its own address shows player, change, possible cost and limit', async () => {
  const id = await askedAdjustment()
  const { container } = await openAdmin(`/admin/approvals/${id}`, 'owner')
  const sheet = await screen.findByRole('dialog', { name: `Request ${id}` })
  expect(await within(sheet).findByText('Credit by hand')).toBeVisible()
  expect(within(sheet).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/users\//),
  )
  expect(sheet).toHaveTextContent(/Credit700\.00/)
  expect(sheet).toHaveTextContent(/Can cost up to5,000\.00/)
  expect(sheet).toHaveTextContent(/Limit when asked1,000\.00/)
  expect(sheet).toHaveTextContent(reason)
  expect((await axe.run(container)).violations).toEqual([])
})

it('a loosened setting is shown field by field, before and after', async () => {
  const id = await askedRisk()
  await openAdmin(`/admin/approvals/${id}`, 'cashier')
  const sheet = await screen.findByRole('dialog', { name: `Request ${id}` })
  expect(await within(sheet).findByText('Risk and approval')).toBeVisible()
  const [limit, rule] = within(sheet)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(limit).toMatch(/^Credit given without a second person.*1,000\.00.* → 90,000\.00/)
  expect(rule).toMatch(/^Bank account or holder of another player.*Yes → No/)
  expect(within(sheet).getAllByText('Loosened')).toHaveLength(2)
})

it('requests can be filtered by kind', async () => {
  await askedRisk()
  await askedAdjustment()
  const { user } = await openAdmin('/admin/approvals', 'owner')
  await screen.findByRole('link', { name: 'Setting loosened' })
  await user.selectOptions(screen.getByLabelText('What'), 'adjustment')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Setting loosened' })).toBeNull())
  expect(screen.getAllByRole('link', { name: 'Credit by hand' }).length).toBeGreaterThan(0)
})

it('an account linked to the requester reads why it cannot approve', async () => {
  const at = iso(clockTime())
  await askedAdjustment()
  await database.admins.update('A1', { grant: { by: 'A2', at } })
  await openAdmin('/admin/approvals', 'owner')
  expect((await screen.findAllByText(/^Your account is linked to/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('new codes announce the wait before they are sent and link to the request afterwards', async () => {
  const { user } = await openAdmin('/admin/codes', 'cashier')
  await user.click(await screen.findByRole('button', { name: 'New codes' }))
  const dialog = await screen.findByRole('dialog', { name: 'New codes' })
  await user.type(within(dialog).getByRole('textbox', { name: /^Batch/ }), 'Songkran')
  // 100 codes of 50 baht.
  expect(
    await within(dialog).findByText(/waits for a second person.*can cost up to 5,000\.00/),
  ).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Make the codes' }))
  await user.click(await screen.findByRole('button', { name: 'See the request' }))
  expect(await screen.findByRole('dialog', { name: /^Request P/ })).toBeVisible()
  const made = database.codes.filter(({ batchName }) => batchName === 'Songkran')
  expect(await made.count()).toBe(0)
})

it('a setting that waits for approval keeps its stored value and is not sent twice', async () => {
  const { user } = await openAdmin('/admin/site/risk', 'owner')
  const field = await screen.findByRole('textbox', { name: /^Credit given without/ })
  const stored = field.getAttribute('value')
  await user.clear(field)
  await user.type(field, '50000')
  expect(await screen.findByText(/because it loosens a control/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'See the request' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Credit given without/ })).toHaveValue(stored),
  )
  expect(screen.queryByText(/because it loosens a control/)).toBeNull()
})

it('a site with one owner says so on every page and asks for the password before it sends', async () => {
  await database.admins.update('A2', { status: 'disabled' })
  const { user } = await openAdmin('/admin/codes', 'owner')
  expect(await screen.findByText(/runs without a second person/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Set up second factor' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'New codes' }))
  const dialog = await screen.findByRole('dialog', { name: 'New codes' })
  await user.type(within(dialog).getByRole('textbox', { name: /^Batch/ }), 'Songkran')
  expect(await within(dialog).findByText(/^No one else can approve this/)).toBeVisible()
  await user.type(within(dialog).getByLabelText(/^Your password/), 'owner1234')
  await user.click(within(dialog).getByRole('button', { name: 'Make the codes' }))
  expect(await within(dialog).findByText(/^Codes made/)).toBeVisible()
})

it('the audit marks actions done without a second person', async () => {
  await database.admins.update('A2', { status: 'disabled' })
  const owner = await StaffMember.logIn('owner')
  const { id: userId } = await newPerson()
  const request = { userId, direction: 'add', amount: 5000, reason, ...owner.self }
  await owner.done('adjust', request)
  const { user } = await openAdmin('/admin/audit', 'owner')
  await user.selectOptions(await screen.findByLabelText('Approvals'), 'none')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getAllByText('Without a second person').length).toBeGreaterThan(1)
})

it('a site with a second person shows no such warning', async () => {
  await openAdmin('/admin/codes', 'owner')
  await screen.findByRole('button', { name: 'New codes' })
  expect(screen.queryByText(/runs without a second person/)).toBeNull()
})
