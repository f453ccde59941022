import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataChannel } from '#api/client/refetch'
import { providerPaths } from '#contract/provider'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { setAutomatic } from '#mocks/provider/site'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { newPerson } from '../../unit/provider/providerPlayer'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

const forCashiers = { about: null, assignee: { role: 'admin' }, note: 'Credit the deposit' }

describe('the cases page', () => {
  it("shows a colleague's case in the list and the menu, and lets a cashier take and finish it", async () => {
    const { id: userId } = await newPerson()
    const support = await StaffMember.logIn('support')
    const { caseId } = await support.done('openCase', { ...forCashiers, userId })
    const { user, container } = await openAdmin('/admin/cases', 'cashier')
    expect(await screen.findByText('Credit the deposit')).toBeVisible()
    expect((await axe.run(container)).violations).toEqual([])
    await user.click(screen.getByRole('link', { name: String(caseId) }))
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('button', { name: 'Take it' }))
    await waitFor(async () =>
      expect(await database.cases.get(String(caseId))).toMatchObject({
        state: 'progress',
        assignee: { adminID: 'A2' },
      }),
    )
    await waitFor(() =>
      expect(within(sheet).queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument(),
    )
    await user.click(within(sheet).getByRole('button', { name: 'Mark as done' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mark as done' })
    await user.click(within(dialog).getByRole('button', { name: 'Mark as done' }))
    expect(await screen.findByText('The case is changed')).toBeVisible()
    const link = { name: String(caseId), hidden: true }
    await waitFor(() => expect(screen.queryByRole('link', link)).not.toBeInTheDocument())
  })

  it('keeps the note of a handover when a colleague has changed the case first', async () => {
    const { id: userId } = await newPerson()
    const support = await StaffMember.logIn('support')
    const { caseId } = await support.done('openCase', { ...forCashiers, userId })
    const { user } = await openAdmin(`/admin/cases/${String(caseId)}`, 'cashier')
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('button', { name: 'Hand over' }))
    const dialog = await screen.findByRole('dialog', { name: 'Hand over' })
    await user.selectOptions(within(dialog).getByRole('combobox'), 'Owner (anyone)')
    await user.type(within(dialog).getByRole('textbox'), 'Above my limit')
    await support.done('changeCase', { caseId, version: 1, note: 'The player called again' })
    new BroadcastChannel(dataChannel).postMessage(null)
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }))
    expect(await within(dialog).findByText(/changed this in the meantime/)).toBeVisible()
    expect(within(dialog).getByRole('textbox')).toHaveValue('Above my limit')
    expect((await database.cases.get(String(caseId)))?.assignee).toEqual({ role: 'admin' })
  })

  it("answers a player's message from the case that it opened", async () => {
    const person = await newPerson()
    await setAutomatic(false)
    await person.done(providerPaths.supportMessage(), { text: 'Where is my deposit?' })
    const { user } = await openAdmin('/admin/cases', 'support')
    expect(await screen.findByText('Message waiting')).toBeVisible()
    const row = await database.cases.get({ userId: person.id })
    await user.click(screen.getByRole('link', { name: String(row?.caseId) }))
    const sheet = await screen.findByRole('dialog')
    const field = await within(sheet).findByRole('textbox', { name: 'Reply to the player' })
    await user.type(field, 'It is credited')
    await user.click(within(sheet).getByRole('button', { name: 'Send reply' }))
    const log = await within(sheet).findByRole('log')
    expect(await within(log).findByText('It is credited')).toBeVisible()
    expect(field).toHaveValue('')
  })
})

describe('the sheet of a deposit', () => {
  it('opens a case about the deposit', async () => {
    const person = await newPerson()
    const depositId = await person.deposit(300)
    const { user } = await openAdmin(`/admin/deposits/${depositId}`, 'support')
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('button', { name: 'Open a case' }))
    const dialog = await screen.findByRole('dialog', { name: 'Open a case' })
    expect(within(dialog).getByText(depositId)).toBeVisible()
    await user.selectOptions(within(dialog).getByRole('combobox'), 'role:admin')
    await user.type(within(dialog).getByRole('textbox'), 'Wrong amount')
    await user.click(within(dialog).getByRole('button', { name: 'Open a case' }))
    expect(await screen.findByText('The case is open')).toBeVisible()
    expect(await database.cases.where({ userId: person.id }).toArray()).toMatchObject([
      { about: { kind: 'deposit', id: depositId }, assignee: { role: 'admin' } },
    ])
  })
})

describe("a player's page", () => {
  it('opens a case about one of the last deposits', async () => {
    const person = await newPerson()
    const depositId = await person.deposit(300)
    const { user } = await openAdmin(`/admin/users/${person.id}`, 'support')
    await user.click(await screen.findByRole('button', { name: 'Open a case' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Open a case' }))
    expect(within(dialog).getByText('Write something')).toBeVisible()
    const about = await within(dialog).findByRole('combobox', { name: 'Deposit or withdrawal' })
    await user.selectOptions(about, depositId)
    const assignee = within(dialog).getByRole('combobox', { name: /Assigned to/ })
    await user.selectOptions(assignee, 'A2')
    await user.type(within(dialog).getByRole('textbox'), 'Wrong amount')
    await user.click(within(dialog).getByRole('button', { name: 'Open a case' }))
    expect(await screen.findByText('The case is open')).toBeVisible()
    expect(await database.cases.where({ userId: person.id }).toArray()).toMatchObject([
      { about: { kind: 'deposit', id: depositId }, assignee: { adminID: 'A2' } },
    ])
  })

  it('says the terms in force in the language in which the player writes', async () => {
    const person = await newPerson()
    await person.deposit(300, { PromotionID: 'P1' })
    await person.done(providerPaths.supportMessage(), { text: 'ถอนได้ไหม' })
    const { user } = await openAdmin(`/admin/users/${person.id}?tab=terms`, 'support')
    expect(await screen.findByText(/ยังทำเทิร์นไม่ครบ/)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Player’s language' })).toHaveValue('th')
    await user.click(screen.getByRole('button', { name: /these sentences/ }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('เทิร์น')
    expect(copied.split('\n').length).toBeGreaterThan(5)
  })
})
