import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { firstStep } from '#api/session/firstStep'
import { LoginPage } from '#features/session/LoginPage'
import { RegisterPage } from '#features/session/RegisterPage'
import { hasUnsaved } from '#lib/unsaved'
import { makeToken } from '../../unit/account/sessionTokens'
import { answerWith, errorAnswer, playerOnWire, put, renderGuest } from './guestPages'

const register = 'POST /api/account/register'
const login = 'POST /api/account/login'

const pages = (
  <Routes>
    <Route path="/register" element={<RegisterPage />} />
    <Route path="/login" element={<LoginPage />} />
  </Routes>
)

const bankList = () =>
  Response.json({
    data: [
      {
        bankID: 1,
        bank_code: 'KBANK',
        bank_name: 'กสิกรไทย',
        bank_name_en: 'Kasikornbank',
        digits: [10],
      },
      { bankID: 2, bank_code: 'GSB', bank_name: 'ออมสิน', bank_name_en: null, digits: [12] },
      { bankID: 3, bank_code: 'OLD', bank_name: 'เลิกแล้ว', bank_name_en: null, status: 'off' },
    ],
  })
const rules = { version: 3, publishedAt: '2026-11-01T03:00:00Z' }
const settings = () => Response.json({ data: [{ minAge: 21, rules }] })
const created = () => Response.json({ user: playerOnWire })
const enters = () => Response.json({ serviceToken: makeToken(), user: playerOnWire })
const provider = { 'GET /bank': bankList, 'GET /setting/websetting': settings }

const fields = {
  username: () => screen.getByLabelText(/^Phone number/),
  password: () => screen.getByLabelText(/^Password/),
  confirm: () => screen.getByLabelText(/^Confirm password/),
  bank: () => screen.getByRole('combobox', { name: /^Bank/ }),
  number: () => screen.getByLabelText(/^Account number/),
  name: () => screen.getByLabelText(/^Account name/),
  checkbox: () => screen.getByRole('checkbox'),
}
const invitedBy = () => screen.queryByText(/^Invited by/)?.textContent ?? null
const submit = () => screen.getByRole('button', { name: 'Create account' })

async function fillIn(user: UserEvent) {
  await screen.findByRole('option', { name: 'Kasikornbank · กสิกรไทย' })
  await put(user, fields.username(), '0811111111')
  await put(user, fields.password(), 'Secret-77')
  await put(user, fields.confirm(), 'Secret-77')
  await user.selectOptions(fields.bank(), 'กสิกรไทย')
  await put(user, fields.number(), '123-4-56789-0')
  await put(user, fields.name(), 'Somchai Jaidee')
  await user.click(fields.checkbox())
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('the form sends the specified payload and logs in with it', async () => {
  const sent: unknown[] = []
  answerWith({
    ...provider,
    [register]: async (request) => {
      sent.push(await request.json())
      return created()
    },
    [login]: async (request) => {
      sent.push(await request.json())
      return enters()
    },
  })
  const entry = { pathname: '/register', search: '?ref=friend9', state: { from: '/wallet' } }
  const { user, store } = await renderGuest(pages, entry)
  expect(screen.getByText('Invited by friend9')).toBeVisible()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await fillIn(user)
  expect(hasUnsaved()).toBe(true)
  await user.click(submit())
  await waitFor(() => expect(store.getState().session.status).toBe('in'))
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}$/),
      username: '0811111111',
      password: 'Secret-77',
      confirmPassword: 'Secret-77',
      bank_name: 'กสิกรไทย',
      book_number: '1234567890',
      book_name: 'Somchai Jaidee',
      inviterID: 'friend9',
      rulesVersion: 3,
    },
    { username: '0811111111', password: 'Secret-77' },
  ])
  expect(firstStep.get()).not.toBeNull()
})

test('the rules of the site open in a new tab, so the typed values stay', async () => {
  answerWith(provider)
  await renderGuest(pages, '/register')
  const link = screen.getByRole('link', { name: 'the rules of this site' })
  expect(link).toHaveAttribute('href', '/pages/rules')
  expect(link).toHaveAttribute('target', '_blank')
  expect(fields.checkbox()).toHaveAccessibleName(/or older and accept the rules of this site$/)
})

test('a site without rules asks only for the age', async () => {
  answerWith({ ...provider, 'GET /setting/websetting': () => Response.json({ data: [{}] }) })
  const { user } = await renderGuest(pages, '/register')
  expect(await screen.findByRole('checkbox', { name: 'I am 20 or older' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'the rules of this site' })).not.toBeInTheDocument()
  await fillIn(user)
  await user.click(fields.checkbox())
  await user.click(submit())
  expect(fields.checkbox()).toHaveAccessibleDescription('Please confirm your age')
})

test('a bank that was switched off in the meantime is no longer offered once the server has refused it', async () => {
  let status = 'on'
  const banks = [
    {
      bankID: 1,
      bank_code: 'KBANK',
      bank_name: 'กสิกรไทย',
      bank_name_en: 'Kasikornbank',
      digits: [10],
    },
    { bankID: 2, bank_code: 'GSB', bank_name: 'ออมสิน', bank_name_en: null, digits: [12] },
  ]
  answerWith({
    ...provider,
    'GET /bank': () =>
      Response.json({
        data: banks.map((bank) => (bank.bankID === 1 ? { ...bank, status } : bank)),
      }),
    [register]: () => errorAnswer('กรุณากรอกข้อมูลบัญชีธนาคาร', 400),
  })
  const { user } = await renderGuest(pages, '/register')
  await fillIn(user)
  status = 'off'
  await user.click(submit())
  await waitFor(() => expect(fields.bank()).toBeInvalid())
  await waitFor(() =>
    expect(screen.queryByRole('option', { name: /Kasikornbank/ })).not.toBeInTheDocument(),
  )
  expect(fields.bank()).toHaveValue('')
  expect(fields.number()).toHaveValue('123-4-56789-0')
})

test.each([
  [20, 30, 'friend9'],
  [20, 10, null],
  [200, 365, 'friend9'],
  [200, null, null],
])(
  'an invitation from %i days ago, valid for %s days, gives the inviter %s',
  async (ago, days, counts) => {
    const at = Date.now() - ago * 86_400_000
    localStorage.setItem('inviter', JSON.stringify({ id: 'friend9', at }))
    const setting = () =>
      days === null
        ? errorAnswer('Not found', 404)
        : Response.json({ data: { attributionDays: days } })
    answerWith({ ...provider, 'GET /setting/invite': setting })
    await renderGuest(pages, '/register')
    await screen.findByRole('option', { name: 'Kasikornbank · กสิกรไทย' })
    await waitFor(() => expect(invitedBy()).toBe(counts && `Invited by ${counts}`))
  },
)

test('a registration without a login leads to /login with the username filled in', async () => {
  answerWith({ ...provider, [register]: created, [login]: () => errorAnswer('Server Error', 500) })
  const entry = { pathname: '/register', state: { from: '/wallet' } }
  const { user, store } = await renderGuest(pages, entry)
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText(/account has been created/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Phone number/ })).toHaveValue('0811111111')
  expect(store.getState().session.status).toBe('out')
  expect(screen.getByTestId('address').dataset.state).toContain('"from":"/wallet"')
  expect(hasUnsaved()).toBe(false)
})

test('errors follow the specified order beside their fields, and the first one has the focus', async () => {
  const { calls } = answerWith({ ...provider, [register]: created })
  const { user } = await renderGuest(pages, '/register')
  await screen.findByRole('option', { name: /Kasikornbank/ })

  await user.click(submit())
  expect(fields.username()).toHaveFocus()
  expect(fields.username()).toBeInvalid()
  expect(fields.username()).toHaveAccessibleDescription('กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน')
  expect(fields.password()).toHaveAccessibleDescription('กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน')

  await put(user, fields.username(), '0811111111')
  await put(user, fields.password(), 'Secret-77')
  expect(fields.username()).not.toHaveAccessibleDescription()
  await user.click(submit())
  expect(fields.confirm()).toHaveFocus()
  expect(fields.confirm()).toHaveAccessibleDescription('รหัสผ่านไม่ตรงกัน')

  await put(user, fields.password(), '!')
  expect(fields.confirm()).not.toHaveAccessibleDescription()
  await put(user, fields.confirm(), 'Secret-77!')
  await user.click(submit())
  expect(fields.bank()).toHaveFocus()
  for (const field of [fields.bank(), fields.number(), fields.name()]) {
    expect(field).toHaveAccessibleDescription('กรุณากรอกข้อมูลบัญชีธนาคาร')
  }

  await user.selectOptions(fields.bank(), 'ออมสิน')
  await put(user, fields.number(), '1234567890')
  await put(user, fields.name(), 'Somchai Jaidee')
  await user.click(submit())
  expect(fields.number()).toHaveAccessibleDescription(/It must have 12 digits/)

  await put(user, fields.number(), '12')
  await user.click(submit())
  expect(fields.checkbox()).toHaveFocus()
  expect(fields.checkbox()).toHaveAccessibleDescription(/confirm your age/)
  expect(calls()).not.toContain(register)

  await user.click(fields.checkbox())
  await user.click(submit())
  expect(await screen.findByText(/account has been created/)).toBeVisible()
})

describe('the registration form after “duplicate”', () => {
  test.each([
    ['ชื่อผู้ใช้งานกับบัญชีธนาคารซ้ำในระบบ!', [fields.username, fields.number]],
    ['บัญชีธนาคารซ้ำในระบบ!', [fields.number]],
    ['ชื่อผู้ใช้งานซ้ำในระบบ!', [fields.username]],
    ['ชื่อบัญชีซ้ำในระบบ!', [fields.name]],
  ])(
    'shows the message beside the duplicate fields and keeps the input: %s',
    async (message, concerned) => {
      answerWith({ ...provider, [register]: () => errorAnswer(message) })
      const { user } = await renderGuest(pages, '/register')
      await fillIn(user)
      await user.click(submit())
      await screen.findAllByText(message)
      for (const field of concerned) expect(field()).toHaveAccessibleDescription(message)
      expect(concerned[0]?.()).toHaveFocus()
      expect(screen.getAllByText(message)).toHaveLength(concerned.length)
      expect(fields.password()).toHaveValue('Secret-77')
      expect(fields.bank()).toHaveValue('กสิกรไทย')
      expect(fields.number()).toHaveValue('123-4-56789-0')
      expect(fields.checkbox()).toBeChecked()
    },
  )
})

test('other refusals are shown beside the form', async () => {
  answerWith({ ...provider, [register]: () => errorAnswer('Server Error', 500) })
  const { user } = await renderGuest(pages, '/register')
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText('Server Error')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Server Error')
  // A server error says nothing about whether the account exists.
  expect(screen.getByRole('alert')).toHaveTextContent(/may already have created this account/)
})

test('a retry after a lost answer sends the same PIN and explains a duplicate', async () => {
  const pins: unknown[] = []
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => errorAnswer('ชื่อผู้ใช้งานกับบัญชีธนาคารซ้ำในระบบ!'),
  ]
  answerWith({
    ...provider,
    [register]: async (request) => {
      const { id } = await request.json()
      pins.push(id)
      return answers[pins.length - 1]?.() ?? created()
    },
  })
  const { user } = await renderGuest(pages, '/register')
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findByText('Wrong Services')).toBeVisible()
  expect(fields.name()).toHaveValue('Somchai Jaidee')
  await user.click(submit())
  expect(await screen.findByText(/may already have created this account/)).toBeVisible()
  expect(pins[0]).toBe(pins[1])
})

describe('an account that was created although the answer was lost', () => {
  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server’s error', () => errorAnswer('Server Error', 500)],
    ['half an answer', () => new Response('{"user":')],
    ['“the name is taken”, at the first press', () => errorAnswer('ชื่อผู้ใช้งานซ้ำในระบบ!')],
  ])('is logged in with the typed values: %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { calls } = answerWith({ ...provider, [register]: answer, [login]: enters })
    const { user, store } = await renderGuest(pages, '/register')
    await fillIn(user)
    await user.click(submit())
    await waitFor(() => expect(store.getState().session.status).toBe('in'))
    expect(calls().filter((call) => call === register)).toHaveLength(1)
  })

  test('an account is reported as not created when the login says so, and can be sent again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answerWith({
      ...provider,
      [register]: () => errorAnswer('Server Error', 500),
      [login]: () => errorAnswer('ชื่อผู้ใช้งานหรือรหัสผ่านผิด!'),
    })
    const { user } = await renderGuest(pages, '/register')
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText(/Your account has not been created yet/)).toBeVisible()
  })

  test('an account is reported as possibly created when the name is taken and the login has no answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answerWith({
      ...provider,
      [register]: () => errorAnswer('ชื่อผู้ใช้งานซ้ำในระบบ!'),
      [login]: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    const { user } = await renderGuest(pages, '/register')
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText(/may already have created this account/)).toBeVisible()
  })

  test('an account is treated as another person’s account when the password differs', async () => {
    answerWith({
      ...provider,
      [register]: () => errorAnswer('ชื่อผู้ใช้งานซ้ำในระบบ!'),
      [login]: () => errorAnswer('รหัสผ่านผิด!'),
    })
    const { user, store } = await renderGuest(pages, '/register')
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText('ชื่อผู้ใช้งานซ้ำในระบบ!')).toBeVisible()
    expect(store.getState().session.status).toBe('out')
  })
})

test('a double submit makes one call', async () => {
  const { calls } = answerWith({ ...provider, [register]: created })
  const { user } = await renderGuest(pages, '/register')
  await fillIn(user)
  // Waits between the clicks, so the first call has its answer already.
  await userEvent.setup().dblClick(submit())
  await screen.findByText(/account has been created/)
  expect(calls().filter((call) => call === register)).toHaveLength(1)
})

describe('the list of banks', () => {
  test('shows that it is loading and counts as no choice until then', async () => {
    answerWith({ ...provider, 'GET /bank': () => new Promise(() => undefined) })
    const { user } = await renderGuest(pages, '/register')
    expect(within(fields.bank()).getAllByRole('option')).toHaveLength(1)
    expect(screen.getByRole('option')).toHaveTextContent('กำลังตรวจสอบ...')
    await put(user, fields.username(), 'a')
    await put(user, fields.password(), 'b')
    await put(user, fields.confirm(), 'b')
    await user.click(submit())
    expect(fields.bank()).toHaveAccessibleDescription('กรุณากรอกข้อมูลบัญชีธนาคาร')
  })

  test('offers only banks that are switched on', async () => {
    answerWith(provider)
    await renderGuest(pages, '/register')
    await screen.findByRole('option', { name: 'Kasikornbank · กสิกรไทย' })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose your bank',
      'Kasikornbank · กสิกรไทย',
      'ออมสิน',
    ])
  })

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 500', () => errorAnswer('Server Error', 500)],
    ['HTML', () => new Response('<html>')],
    ['an empty body', () => new Response('')],
    ['wrong types', () => Response.json({ data: [{ bankID: {} }] })],
    ['a marker', () => Response.json('notfound')],
    ['an empty list', () => Response.json({ data: [] })],
  ])('shows a failure by %s with a retry beside the field', async (_name, fail) => {
    answerWith({ ...provider, 'GET /bank': fail })
    const { user } = await renderGuest(pages, '/register')
    await put(user, fields.username(), '0811111111')
    await waitFor(() => expect(fields.bank()).toHaveAccessibleDescription(/could not be loaded/))
    answerWith(provider)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'ออมสิน' })).toBeInTheDocument()
    expect(fields.bank()).not.toHaveAccessibleDescription()
    expect(fields.username()).toHaveValue('0811111111')
  })
})

test('the minimum age comes from the website settings, or is 20', async () => {
  answerWith({ 'GET /bank': bankList })
  const { unmount } = await renderGuest(pages, '/register')
  expect(screen.getByText(/I am 20 or older/)).toBeVisible()
  unmount()
  answerWith(provider)
  await renderGuest(pages, '/register')
  expect(await screen.findByText(/I am 21 or older/)).toBeVisible()
})

test('typed values survive a change of language', async () => {
  answerWith({ ...provider, [register]: created })
  const { user, store } = await renderGuest(pages, '/register')
  await fillIn(user)
  store.dispatch({ type: 'appearance/changeAppearance', payload: { locale: 'th' } })
  expect(await screen.findByLabelText(/^เลขที่บัญชี/)).toHaveValue('123-4-56789-0')
  expect(screen.getByLabelText(/^ยืนยันรหัสผ่าน/)).toHaveValue('Secret-77')
})

test('the page has no accessibility violations, with and without errors', async () => {
  answerWith(provider)
  const { user, container } = await renderGuest(<main>{pages}</main>, '/register')
  await screen.findByRole('option', { name: 'ออมสิน' })
  await user.click(submit())
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
