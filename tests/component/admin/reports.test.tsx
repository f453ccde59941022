import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { providerPaths } from '#contract/provider'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { depositOf, iso, newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

it.each(['reconcile', 'reports'])(
  '%s shows its default days when the address has invalid dates',
  async (page) => {
    await openAdmin(`/admin/${page}?from=x&to=2026-02-31`, 'owner')
    expect(await screen.findByLabelText('From')).toBeVisible()
  },
)

it.each([
  ['credits the deposit that waits for it', {}, /is credited with/],
  ['comes too late', { status: 'expired' }, /came after the deadline/],
  ['differs', { amount: 31_000 }, /amounts differ/],
] as const)('the match dialog explains a line that %s', async (_, changes, words) => {
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  const id = String(depositId)
  await database.table('deposits').update(id, { amount: 30_077, ...changes })
  const line = { lineId: 'LTEST', transferBankID: 'T1', amount: 30_077, depositId: null }
  await database.table('bankLines').add({ ...line, createdAt: iso(Date.now()) })
  const { user } = await openAdmin('/admin/deposits/match', 'cashier')
  await user.click(await screen.findByRole('button', { name: /^300.77/ }))
  const link = await screen.findByRole('link', { name: id })
  const candidate = link.closest('li') ?? document.body
  await user.click(within(candidate).getByRole('button', { name: 'Match' }))
  expect(within(await screen.findByRole('dialog')).getByText(words)).toBeVisible()
})

it.each([
  ['deposits/match', 'Ignore'],
  ['approvals', 'Reject'],
])('at %s the dialog says that the reason stays with the staff', async (path, label) => {
  const { user } = await openAdmin(`/admin/${path}`, 'owner')
  const [button] = await screen.findAllByRole('button', { name: label })
  await user.click(button ?? document.body)
  expect(within(await screen.findByRole('dialog')).getByText(/The audit records it/)).toBeVisible()
})

it('the next bank line is selected after a decision, and the focus stays on the board', async () => {
  await database.bankLines.filter(({ depositId }) => depositId === null).delete()
  for (const [index, amount] of [30_077, 30_078, 30_079].entries()) {
    const line = { lineId: `LTEST${index}`, transferBankID: 'T1', amount, depositId: null }
    await database.table('bankLines').add({ ...line, createdAt: iso(Date.now() - index * 1000) })
  }
  const { user } = await openAdmin('/admin/deposits/match', 'cashier')
  const chosen = await screen.findByRole('button', { name: /^300.78/ })
  await user.click(chosen)
  await user.click(screen.getByRole('button', { name: 'Ignore' }))
  const dialog = await screen.findByRole('dialog')
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/ })
  await user.type(reason, 'Sent back to the sender')
  await user.click(within(dialog).getByRole('button', { name: 'Ignore' }))
  await waitFor(() => expect(chosen).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /^300.79/, pressed: true })).toBeVisible()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

it.each([
  ['with others', 'L0000000001'],
  ['as the last', null],
])(
  'an open dialog about a bank line (%s) names the colleague who decided it first',
  async (_, other) => {
    await database.bankLines.filter(({ lineId }) => lineId !== other).delete()
    const line = { lineId: 'LTEST', transferBankID: 'T1', amount: 30_077, depositId: null }
    await database.table('bankLines').add({ ...line, createdAt: iso(Date.now()) })
    const { user } = await openAdmin('/admin/deposits/match', 'cashier')
    const chosen = await screen.findByRole('button', { name: /^300.77/ })
    await user.click(chosen)
    await user.click(screen.getByRole('button', { name: 'Ignore' }))
    const dialog = await screen.findByRole('dialog')
    const reason = 'Sent back to the sender'
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason)
    const owner = await StaffMember.logIn('owner')
    await owner.done('matchBankLine', { lineId: 'LTEST', state: 'unmatched', reason })
    new BroadcastChannel(dataChannel).postMessage(null)
    await waitFor(() => expect(chosen).not.toBeInTheDocument())
    await user.click(within(dialog).getByRole('button', { name: 'Ignore' }))
    expect(await screen.findByText(/already decided this/)).toBeVisible()
  },
)
