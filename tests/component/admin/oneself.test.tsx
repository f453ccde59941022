import { screen, waitFor, within } from '@testing-library/react'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { AdminArea } from '#app/admin/AdminArea'
import { answerStaff } from '#app/admin/answerStaff'
import { makeStore } from '#app/store'
import { renewSession, setAdminTransport } from '#features/admin/api/adminApi'
import { adminToken, endAdminSession } from '#features/admin/api/adminSession'
import { now } from '#mocks/clock'
import { database } from '#mocks/provider/database/database'
import { StaffMember, startOperator } from '../../unit/admin/staff'
import { renderApp } from '../renderApp'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

it('the staff login marks the missing field, moves the focus there and announces the error again', async () => {
  const options = { store: makeStore(), path: '/admin/login', ownMain: true, locale: 'en' } as const
  const { user } = await renderApp(<AdminArea />, options)
  const [username, password] = [
    await screen.findByLabelText(/^Staff username/),
    screen.getByLabelText(/^Password/),
  ]
  await user.type(password, 'cashier1234{Enter}')
  expect(username).toBeInvalid()
  expect(username).toHaveFocus()
  expect(password).toBeValid()
  const said = within(screen.getByRole('alert')).getByText(/./)
  await user.click(password)
  await user.keyboard('{Enter}')
  // The message is inserted again, because screen readers only announce what is new in an alert.
  expect(said).not.toBeInTheDocument()
  expect(within(screen.getByRole('alert')).getByText(/./)).toHaveTextContent(said.textContent ?? '')
  expect(username).toHaveFocus()
})

it('an approval asks for the password again', async () => {
  const { user } = await openAdmin('/admin/approvals', 'owner')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog')
  const password = within(dialog).getByLabelText(/^Your password/)
  const yes = within(dialog).getByRole('button', { name: 'Approve' })
  await user.type(password, 'not this one')
  await user.click(yes)
  expect(await within(dialog).findByText('The password is wrong')).toBeVisible()
  await user.clear(password)
  await user.type(password, 'owner1234')
  await user.click(yes)
  await screen.findAllByText(/^Approved/)
  await waitFor(async () =>
    expect(await database.approvals.where({ status: 'pending' }).count()).toBe(0),
  )
})

it('a second factor is set up with the password, and its code is required from then on', async () => {
  const { user } = await openAdmin('/admin/account', 'owner')
  const part = await screen.findByRole('region', { name: 'Second factor' })
  await user.click(within(part).getByRole('button', { name: 'Set up' }))
  const field = await within(part).findByRole('textbox', { name: /^Code of the new/ })
  expect(within(part).queryByRole('textbox', { name: /^Code$|^Code \*$/ })).toBeNull()
  const secret = (await database.admins.get('A1'))?.otpWaiting ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await user.type(field, totp.generate({ timestamp: now() }))
  await user.type(within(part).getByLabelText(/^Your password/), 'owner1234')
  await user.click(within(part).getByRole('button', { name: 'Confirm' }))
  expect(await within(part).findAllByRole('listitem')).toHaveLength(10)
  await user.click(within(part).getByRole('button', { name: 'I have saved them' }))
  const again = await screen.findByRole('button', { name: 'Set up again' })
  expect(within(part).queryByRole('listitem')).toBeNull()
  await user.click(again)
  expect(await screen.findByRole('textbox', { name: /^Code of the new/ })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: /^Code$|^Code \*$/ })).toBeVisible()
})

it('the owner can remove a lost second factor, so that the staff member can log in again', async () => {
  await StaffMember.logIn('cashier')
  await database.admins.update('A2', { otpSecret: 'JBSWY3DPEHPK3PXP', recovery: ['x'] })
  const { user } = await openAdmin('/admin/admins', 'owner')
  const row = (await screen.findByText('cashier')).closest('tr, li')
  if (!(row instanceof HTMLElement)) throw new Error('The cashier is not listed')
  await user.click(within(row).getByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: /^Remove the second factor/ }))
  await user.type(within(dialog).getByLabelText(/^Your password/), 'owner1234')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('The staff account is saved')
  expect(await database.admins.get('A2')).not.toHaveProperty('otpSecret')
})

it('a logout during a session renewal is not undone by the renewal', async () => {
  await openAdmin('/admin/account', 'cashier')
  const waiting: (() => void)[] = []
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (!request.url.endsWith('/adminlogin/check/')) return response
    await new Promise<void>((resolve) => waiting.push(resolve))
    return response
  })
  onTestFinished(() => setAdminTransport(answerStaff))
  const renewal = renewSession()
  await waitFor(() => expect(waiting).toHaveLength(1))
  endAdminSession(null)
  for (const answer of waiting) answer()
  await renewal
  expect(adminToken()).toBeNull()
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
})
