import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { providerPaths } from '#contract/provider'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

describe("a player's page", () => {
  it('shows credit and timeline and has no accessibility violations', async () => {
    const { container } = await openAdmin('/admin/users/M1001', 'owner')
    expect(await screen.findByRole('heading', { name: 'สายฟ้า เกมสาธิต' })).toBeVisible()
    expect(await screen.findByText('1,250.75 baht')).toBeVisible()
    expect((await screen.findAllByText('Play')).length).toBeGreaterThan(0)
    expect((await axe.run(container)).violations).toEqual([])
  })

  it('lets support write a note, but not ban the player', async () => {
    const { id } = await newPerson()
    const { user } = await openAdmin(`/admin/users/${id}?tab=notes`, 'support')
    expect(await screen.findByText('No notes yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ban' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Write something')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox'), 'Called about a bonus')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The note is saved')).toBeVisible()
    expect(await screen.findByText('Called about a bonus')).toBeVisible()
  })

  it('requires a reason for a ban', async () => {
    const { id } = await newPerson()
    const { user } = await openAdmin(`/admin/users/${id}`, 'cashier')
    await user.click(await screen.findByRole('button', { name: 'Ban' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Ban' }))
    expect(within(dialog).getByText(/reason of at least ten/)).toBeVisible()
    expect((await database.players.get(id))?.status).toBe('active')
    await user.type(within(dialog).getByRole('textbox'), 'Several accounts of one person')
    await user.click(within(dialog).getByRole('button', { name: 'Ban' }))
    expect(await screen.findByText('The player is banned')).toBeVisible()
    await waitFor(async () => {
      expect((await database.players.get(id))?.status).toBe('banned')
    })
    expect(await screen.findByRole('button', { name: 'Unban' })).toBeVisible()
  })
})

describe('an open dialog about a player whom a colleague changes first', () => {
  const changedMeanwhile = /^Someone has changed this in the meantime/

  it('refuses to overwrite tags that a colleague has saved', async () => {
    const { id: userId } = await newPerson()
    const { user } = await openAdmin(`/admin/users/${userId}`, 'support')
    await user.click(await screen.findByRole('button', { name: 'Tags' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'vip')
    const cashier = await StaffMember.logIn('cashier')
    await cashier.done('setTags', { userId, tags: ['fraud?'], shown: [] })
    new BroadcastChannel(dataChannel).postMessage(null)
    expect(await screen.findByText('#fraud?')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText(changedMeanwhile)).toBeVisible()
    expect((await database.players.get(userId))?.tags).toEqual(['fraud?'])
  })

  it('refuses to overwrite a new bank account and keeps its input after an accidental close', async () => {
    const { id: userId } = await newPerson()
    const { user } = await openAdmin(`/admin/users/${userId}`, 'owner')
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change bank account' }))
      const dialog = await screen.findByRole('dialog')
      return { dialog, number: within(dialog).getByRole('textbox', { name: /number/ }) }
    }
    const first = await ask()
    await user.type(within(first.dialog).getByRole('textbox', { name: /Reason/ }), 'By telephone')
    await user.click(within(first.dialog).getByRole('button', { name: 'Change bank account' }))
    expect(await within(first.dialog).findByText(/the player’s account already/)).toBeVisible()
    await user.clear(first.number)
    await user.type(first.number, '123-4-56789-0')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(first.dialog).not.toBeInTheDocument())
    const second = await ask()
    expect(second.number).toHaveValue('123-4-56789-0')
    const cashier = await StaffMember.logIn('cashier')
    const account = { bank_name: 'ธนาคารกสิกรไทย', book_number: '5550001112', book_name: 'Wife' }
    const reason = 'Told at the counter'
    await cashier.done('setPlayerBank', { ...account, userId, bankChangedAt: null, reason })
    new BroadcastChannel(dataChannel).postMessage(null)
    expect(await screen.findByText(/5550001112/)).toBeInTheDocument()
    await user.click(within(second.dialog).getByRole('button', { name: 'Change bank account' }))
    expect(await within(second.dialog).findByText(changedMeanwhile)).toBeVisible()
    expect(await database.players.get(userId)).toMatchObject(account)
  })

  it('refuses to replace a password that a colleague has set and names the colleague', async () => {
    const { id: userId } = await newPerson()
    const { user } = await openAdmin(`/admin/users/${userId}`, 'owner')
    await user.click(await screen.findByRole('button', { name: 'Temporary password' }))
    const dialog = await screen.findByRole('dialog')
    const fill = async (name: RegExp, value: string) =>
      user.type(within(dialog).getByRole('textbox', { name }), value)
    await fill(/password/, 'from-the-owner')
    await fill(/Reason/, 'Asked by telephone')
    const cashier = await StaffMember.logIn('cashier')
    const request = { userId, newPassword: 'from-the-cashier', passwordSetAt: null }
    await cashier.done('setPlayerPassword', { ...request, reason: 'Told at the counter' })
    const { password } = (await database.players.get(userId)) ?? {}
    new BroadcastChannel(dataChannel).postMessage(null)
    await user.click(within(dialog).getByRole('button', { name: 'Temporary password' }))
    expect(await screen.findByText(/แก้ว การเงิน already decided this/)).toBeVisible()
    expect((await database.players.get(userId))?.password).toEqual(password)
  })
})

it('a bank that was switched off is offered only to a player with an account there', async () => {
  const { id: userId } = await newPerson()
  const { bank_name: own } = (await database.players.get(userId)) ?? {}
  await database.banks.toCollection().modify((bank) => {
    if (bank.bank_code === 'SCB' || bank.bank_name === own) bank.status = 'off'
  })
  const { user } = await openAdmin(`/admin/users/${userId}`, 'owner')
  await user.click(await screen.findByRole('button', { name: 'Change bank account' }))
  const dialog = await screen.findByRole('dialog')
  const choice = await within(dialog).findByRole('combobox')
  const offered = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered).toContain(own)
  expect(offered).not.toContain('ธนาคารไทยพาณิชย์')
  await database.banks.toCollection().modify({ status: 'on' })
})

it('a limit with a pending removal counts as one limit, and the pending one shows “no limit”', async () => {
  const person = await newPerson()
  const limit = { kind: 'deposit', window: '24h' }
  await person.done(providerPaths.limit(), { ...limit, amount: 500 })
  await person.done(providerPaths.limit(), { ...limit, amount: null })
  await openAdmin(`/admin/users/${person.id}?tab=limits`, 'support')
  expect(await screen.findByText(/Deposit limit .* waiting/)).toBeVisible()
  expect(screen.getByText('1 limit')).toBeVisible()
  expect(screen.getByText('no limit')).toBeVisible()
  expect(screen.queryByText('0 minutes')).toBeNull()
})

it('the timeline shows a limit’s value and marks a requested one as not yet in force', async () => {
  const person = await newPerson()
  const limit = { kind: 'session', window: '24h' }
  await person.done(providerPaths.limit(), { ...limit, minutes: 60 })
  await person.done(providerPaths.limit(), { ...limit, minutes: null })
  await openAdmin(`/admin/users/${person.id}`, 'support')
  expect(await screen.findByText('60 minutes')).toBeVisible()
  expect(screen.getByText('no limit')).toBeVisible()
  expect(screen.getAllByText('requested; in force once confirmed')).toHaveLength(1)
})

it('a player’s friends are a tree that opens level by level', async () => {
  const inviter = await newPerson()
  const friend = await newPerson(0, inviter.id)
  const { id } = await newPerson(0, friend.id)
  const { user, container } = await openAdmin(`/admin/users/${inviter.id}?tab=friends`, 'support')
  await user.click(await screen.findByRole('button', { name: /^1 friend/ }))
  expect(await screen.findByRole('link', { name: `Tester ${id}` })).toBeVisible()
  expect((await axe.run(container)).violations).toEqual([])
})

describe('the staff page', () => {
  it('is shown to the owner only', async () => {
    await openAdmin('/admin/admins', 'cashier')
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible()
  })

  it('saves a change of the shown state, but not over a colleague’s change', async () => {
    const { user } = await openAdmin('/admin/admins', 'owner')
    const edit = async (row: RegExp, name: string) => {
      const [button] = within(await screen.findByRole('row', { name: row })).getAllByRole('button')
      await user.click(button ?? document.body)
      const dialog = await screen.findByRole('dialog')
      const field = within(dialog).getByRole('textbox', { name: /^Name/ })
      await user.clear(field)
      await user.type(field, name)
      await user.type(within(dialog).getByLabelText(/^Your password/), 'owner1234')
      return dialog
    }
    const first = await edit(/ดูแลลูกค้า/, 'Som')
    await user.click(within(first).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The staff account is saved')).toBeVisible()
    const second = await edit(/Som/, 'Somsri')
    await database.admins.update('A3', { role: 'admin' })
    await user.click(within(second).getByRole('button', { name: 'Save' }))
    expect(
      await within(second).findByText(/^Someone has changed this in the meantime/),
    ).toBeVisible()
    expect(await database.admins.get('A3')).toMatchObject({ name: 'Som', role: 'admin' })
  })

  it('refuses to disable the last active owner and says why', async () => {
    const { user } = await openAdmin('/admin/admins', 'owner')
    const row = await screen.findByRole('row', { name: /เจ้าของร้าน/ })
    await user.click(within(row).getByRole('button', { name: 'Disable' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Trying whether it works')
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }))
    expect(await within(dialog).findByText(/last active owner/)).toBeVisible()
  })
})

it('a tag links to all players with that tag, and from there to all players', async () => {
  const { id } = await newPerson()
  await database.players.update(id, { tags: ['vip'] })
  const { user } = await openAdmin(`/admin/users/${id}`, 'support')
  await user.click(await screen.findByRole('link', { name: '#vip' }))
  expect(await screen.findByText('Only players with the tag #vip')).toBeVisible()
  expect(await screen.findByText('1–1 of 1')).toBeVisible()
  await user.click(screen.getByRole('link', { name: /filter/i }))
  expect(await screen.findByText('1–25 of 45')).toBeVisible()
})

it('the audit shows old and new values and confirms that its chain is intact', async () => {
  const { user, container } = await openAdmin('/admin/audit', 'owner')
  const cells = await screen.findAllByText(/^Status: .* → /)
  expect(cells.length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Check the chain' }))
  expect(await screen.findByText(/Nothing was altered$/)).toBeVisible()
  expect((await axe.run(container)).violations).toEqual([])
})

it('a command closes withdrawals from any page after a confirmation', async () => {
  const { user } = await openAdmin('/admin/users', 'owner')
  await screen.findByRole('heading', { name: 'Players', level: 1 })
  await user.keyboard('/')
  const field = await screen.findByRole('combobox', { name: /^Player, phone/ })
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id)
  await user.type(field, 'close withdr')
  const found = await screen.findByRole('option', { name: /^Close withdrawals now/ })
  expect(found).toBeVisible()
  expect(field).toHaveAttribute('aria-activedescendant', found.id)
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Close withdrawals now' })
  expect((await database.settings.get('withdraw'))?.value).not.toMatchObject({ closed: true })
  await user.click(within(dialog).getByRole('button', { name: 'Close withdrawals now' }))
  expect(await screen.findByText('Withdrawals are closed')).toBeVisible()
  const person = await newPerson(500)
  expect(await person.refused(providerPaths.withdraw(), { amount: 100 })).toEqual({
    code: 'withdrawpaused',
  })
})

it.each(['/admin/users/M9999', '/admin/deposits/D9999', '/admin/withdrawals/W9999'])(
  '%s says that this record does not exist',
  async (path) => {
    await openAdmin(path, 'owner')
    expect(await screen.findByText('This record does not exist')).toBeVisible()
  },
)

it.each([
  ['/admin/users', 'Players'],
  ['/admin/users/today', 'Joined today'],
  ['/admin/affiliates', 'Affiliates'],
  ['/admin/agent', 'Games agent'],
  ['/admin/account', 'Your account'],
])('%s shows its heading and has no accessibility violations', async (path, name) => {
  const { container } = await openAdmin(path, 'owner')
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull())
  expect((await axe.run(container)).violations).toEqual([])
})

it('the audit names the system in words and writes changed times as Bangkok time', async () => {
  await database.audit.toCollection().modify((row) => {
    if (row.seq === 1) row.after = { startAt: '2026-11-28T15:19:00.000Z' }
  })
  const { user } = await openAdmin('/admin/audit?actor=system&sort=seq', 'owner')
  expect(await screen.findByText(/28 Nov 2026, 22:19 \(Bangkok time\)/)).toBeVisible()
  expect(screen.getByRole('columnheader', { name: /Bangkok time/ })).toBeVisible()
  expect(screen.getAllByRole('cell', { name: 'System' }).length).toBeGreaterThan(0)
  const box = screen.getByRole('searchbox', { name: 'Player, reference or setting' })
  await user.type(box, 'no such thing{Enter}')
  expect(await screen.findByText('Only entries about no such thing')).toBeVisible()
})
