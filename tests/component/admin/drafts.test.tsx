import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { answerStaff } from '#app/admin/answerStaff'
import { setAdminTransport } from '#features/admin/api/adminApi'
import { endAdminSession } from '#features/admin/api/adminSession'
import { simulateOffline } from '#lib/device/presence'
import { database } from '#mocks/provider/database/database'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

const reasonOf = async (id: string) => {
  const sheet = await screen.findByRole('dialog', { name: new RegExp(id) })
  return within(sheet).findByRole('textbox', { name: /Reason/ })
}

it('a half-typed reason survives a reload and the end of the session, for its author only', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  const [link] = await screen.findAllByRole('link', { name: /^D\d+$/ })
  const id = link?.textContent ?? ''
  await user.keyboard('jr')
  await user.type(await reasonOf(id), 'No such')
  cleanup()
  endAdminSession('expired')
  const path = `/admin/deposits/${id}`
  const again = await openAdmin(path, 'cashier')
  await again.user.click(await screen.findByRole('button', { name: 'Reject' }))
  expect(await reasonOf(id)).toHaveValue('No such')
  cleanup()
  const owner = await openAdmin(path, 'owner')
  await owner.user.click(await screen.findByRole('button', { name: 'Reject' }))
  expect(await reasonOf(id)).toHaveValue('')
  cleanup()
  const back = await openAdmin(path, 'cashier')
  await back.user.click(await screen.findByRole('button', { name: 'Reject' }))
  expect(await reasonOf(id)).toHaveValue('')
})

const detail = () => screen.findByRole('textbox', { name: 'Text for players' })

it('a half-typed promotion survives a reload and keeps fields that others saved in the meantime', async () => {
  const first = await openAdmin('/admin/promotions/P3', 'cashier')
  const before = (await database.promotions.get('P3'))?.PromotionDetail ?? ''
  await first.user.type(await detail(), ' Half')
  cleanup()
  const second = await openAdmin('/admin/promotions/P3', 'cashier')
  expect(await detail()).toHaveValue(`${before} Half`)
  expect(screen.getByText(/unsaved changes are back/)).toBeVisible()
  cleanup()
  await database.promotions.update('P3', { version: 2, PromotionName: 'Another name' })
  const third = await openAdmin('/admin/promotions/P3', 'cashier')
  expect(await detail()).toHaveValue(`${before} Half`)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Another name')
  expect(screen.getByText(/another version was saved since/)).toBeVisible()
  await third.user.click(screen.getByRole('button', { name: 'Undo changes' }))
  expect(await detail()).toHaveValue(before)
  expect(screen.queryByText(/unsaved changes are back/)).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
  second.unmount()
})

it('credit by hand whose answer was lost is added once, however often staff send it', async () => {
  const { user } = await openAdmin('/admin/users/M1001', 'cashier')
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let isLost = true
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (isLost && request.url.endsWith('/userbalance/adjust'))
      throw new TypeError('Failed to fetch')
    return response
  })
  await user.click(await screen.findByRole('button', { name: 'Adjust credit' }))
  let dialog = await screen.findByRole('dialog')
  const confirm = async () => {
    dialog = await screen.findByRole('dialog')
    await user.type(
      within(dialog).getByLabelText(/password/i, { selector: 'input' }),
      'cashier1234',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Add credit' }))
  }
  await user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '75')
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Sorry for the wait')
  await confirm()
  const told = await within(dialog).findByRole('alert')
  await waitFor(() => expect(told).toHaveTextContent(/may or may not have been carried out/))
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('/userbalance/adjust got no answer'),
    expect.any(TypeError),
  )
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Adjust credit' }))
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('75')
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const rows = await database.ledger.where({ userId: 'M1001' }).toArray()
  expect(rows.filter(({ reason }) => reason === 'Sorry for the wait')).toHaveLength(1)
})

it('an offline retry does not deny a request that may have been carried out before', async () => {
  const { user } = await openAdmin('/admin/users/M1001', 'cashier')
  vi.spyOn(console, 'error').mockReturnValue()
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (request.url.endsWith('/usersystem/note')) throw new TypeError('Failed to fetch')
    return response
  })
  await user.click(await screen.findByRole('button', { name: 'Add a note' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Called back')
  onTestFinished(() => simulateOffline(false))
  act(() => simulateOffline(true))
  const save = within(dialog).getByRole('button', { name: 'Save' })
  await user.click(save)
  const told = await within(dialog).findByRole('alert')
  await waitFor(() => expect(told).toHaveTextContent(/nothing was decided/))
  act(() => simulateOffline(false))
  await user.click(save)
  await waitFor(() => expect(told).toHaveTextContent(/may or may not have been carried out/))
  act(() => simulateOffline(true))
  await user.click(save)
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'))
  expect(told).toHaveTextContent(/may or may not have been carried out/)
  expect(told).not.toHaveTextContent(/nothing was decided/)
})

const notesOf = async (said: string) =>
  (await database.playerNotes.where({ userId: 'M1001' }).toArray()).filter(
    ({ text }) => text === said,
  )

it('a request cut off by a reload keeps its id and its “may have been carried out”, also offline', async () => {
  const first = await openAdmin('/admin/users/M1001', 'cashier')
  let isCutOff = true
  const cutOff = Promise.withResolvers<void>()
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (isCutOff && request.url.endsWith('/usersystem/note')) await cutOff.promise
    return response
  })
  await first.user.click(await screen.findByRole('button', { name: 'Add a note' }))
  await first.user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Called twice')
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await notesOf('Called twice')).toHaveLength(1))
  cleanup()
  isCutOff = false
  const again = await openAdmin('/admin/users/M1001', 'cashier')
  await again.user.click(await screen.findByRole('button', { name: 'Add a note' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox', { name: /^Note/ })).toHaveValue('Called twice')
  onTestFinished(() => simulateOffline(false))
  act(() => simulateOffline(true))
  await again.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const told = await within(dialog).findByRole('alert')
  await waitFor(() => expect(told).toHaveTextContent(/may or may not have been carried out/))
  act(() => simulateOffline(false))
  await again.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await notesOf('Called twice')).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
  cutOff.resolve()
})

it('a new staff member’s details and a player’s tags survive a dialog closed by mistake', async () => {
  const { user } = await openAdmin('/admin/admins', 'owner')
  const type = async (name: RegExp, typed: string) =>
    user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name }), typed)
  const closed = async () => {
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  await type(/^Name/, 'Nok Thai')
  await type(/^New password/, 'first-1234')
  await closed()
  await user.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Nok Thai')
  expect(screen.getByRole('textbox', { name: /^New password/ })).toHaveValue('')
  cleanup()
  const again = await openAdmin('/admin/users/M1001', 'owner')
  await again.user.click(await screen.findByRole('button', { name: 'Tags' }))
  await type(/^Tags/, ', calls at night')
  await closed()
  await again.user.click(screen.getByRole('button', { name: 'Tags' }))
  const tags = await screen.findByRole('textbox', { name: /^Tags/ })
  expect(tags).toHaveDisplayValue(/calls at night/)
})

it('a staff member whose answers were lost is created once, and the next try says so', async () => {
  const { user } = await openAdmin('/admin/admins', 'owner')
  vi.spyOn(console, 'error').mockReturnValue()
  let isLost = true
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (request.method === 'POST' && request.url.endsWith('/adminsystem') && isLost)
      throw new TypeError('Failed to fetch')
    return response
  })
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /^Staff username/ }), 'nok')
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Nok')
  await user.type(within(dialog).getByRole('textbox', { name: /^New password/ }), 'first-1234')
  await user.type(within(dialog).getByLabelText(/^Your password/), 'owner1234')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const told = await within(dialog).findByRole('alert')
  await waitFor(() => expect(told).toHaveTextContent(/.+/))
  isLost = false
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The staff account is saved')).toBeVisible()
  expect(await database.admins.where({ username: 'nok' }).count()).toBe(1)
})

it('a ban whose answer was lost once is sent again and reported with its result', async () => {
  const { user } = await openAdmin('/admin/users/M1001', 'cashier')
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let lost = 0
  setAdminTransport(async (request) => {
    const response = await answerStaff(request)
    if (request.url.endsWith('/usersystem/status') && lost++ === 0)
      throw new TypeError('Failed to fetch')
    return response
  })
  await user.click(await screen.findByRole('button', { name: 'Ban' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(
    within(dialog).getByRole('textbox', { name: /Reason/ }),
    'Two accounts for one person',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Ban' }))
  expect(await screen.findByRole('button', { name: 'Unban' })).toBeVisible()
  expect(screen.queryByRole('alert', { name: /No answer/ })).toBeNull()
  expect(lost).toBe(2)
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('/usersystem/status got no answer'),
    expect.any(TypeError),
  )
})

it('computing ended cashback periods after a lost answer sends the same request again', async () => {
  const { user } = await openAdmin('/admin/cashback', 'owner')
  vi.spyOn(console, 'error').mockReturnValue()
  const sent: unknown[] = []
  setAdminTransport(async (request) => {
    if (!request.url.endsWith('/cashback/run')) return answerStaff(request)
    sent.push(await request.clone().json())
    if (sent.length < 3) throw new TypeError('Failed to fetch')
    return answerStaff(request)
  })
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Calculate ended periods' }))
  await press()
  expect(await screen.findByText(/may or may not have been carried out/)).toBeVisible()
  await press()
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]).toEqual(sent[0])
})

it('taking over from the simulated staff says why it failed', async () => {
  const { user } = await openAdmin('/admin/deposits', 'cashier')
  vi.spyOn(console, 'error').mockReturnValue()
  setAdminTransport(async (request) => {
    if (request.method === 'GET') return answerStaff(request)
    throw new TypeError('Failed to fetch')
  })
  await user.click(await screen.findByRole('button', { name: 'Take over' }))
  expect(await screen.findByText(/may or may not have been carried out/)).toBeVisible()
})
