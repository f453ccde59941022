import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { selectPlayer } from '#api/session/session'
import { LoginPage } from '#features/session/LoginPage'
import { GuestLayout } from '#features/session/layout/GuestLayout'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { makeToken } from '../../unit/account/sessionTokens'
import { answerWith, errorAnswer, playerOnWire, renderGuest } from './guestPages'

const login = 'POST /api/account/login'

const page = (
  <Routes>
    <Route element={<GuestLayout />}>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Route>
  </Routes>
)

const accepted = () => Response.json({ serviceToken: makeToken(), user: playerOnWire })

const username = () => screen.getByRole('textbox', { name: /Phone number/ })
const password = () => screen.getByLabelText(/^Password/)
const submit = () => screen.getByRole('button', { name: 'Log in' })

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

test('the form logs in with the typed values and stores token and player', async () => {
  const sent: unknown[] = []
  answerWith({
    [login]: async (request) => {
      sent.push(await request.json())
      return accepted()
    },
  })
  const { user, store } = await renderGuest(page, '/login')
  await user.type(username(), ' 0812345678 ')
  await user.type(password(), 'player1234{Enter}')
  await waitFor(() => expect(selectPlayer(store.getState())?.credit).toBe(125_075))
  expect(sent).toEqual([{ username: '0812345678', password: 'player1234' }])
  expect(localStorage.getItem('serviceToken')).not.toBeNull()
})

describe('the login form after a refusal', () => {
  test.each([
    [400, 'ชื่อผู้ใช้งานหรือรหัสผ่านผิด!'],
    [400, 'รหัสผ่านผิด!'],
    [400, 'พบปัญหาในการเข้าสู่ระบบ กรุณาติดต่อแอดมิน'],
    [500, 'Server Error'],
  ])('shows the message of status %i verbatim and keeps the input: %s', async (status, message) => {
    answerWith({ [login]: () => errorAnswer(message, status) })
    const { user } = await renderGuest(page, '/login')
    await user.type(username(), '0899999999')
    await user.type(password(), 'wrong')
    await user.click(submit())
    expect((await screen.findByText(message)).closest('[role=alert]')).toHaveTextContent(message)
    expect(screen.getByText(message)).toHaveAttribute('lang', status === 400 ? 'th' : 'en')
    expect(username()).toHaveValue('0899999999')
    expect(password()).toHaveValue('wrong')
    expect(password()).toHaveFocus()
  })
})

test('empty fields are reported in the specified words, without a call', async () => {
  const { calls } = answerWith({ [login]: accepted })
  const { user } = await renderGuest(page, '/login')
  await user.click(submit())
  expect(screen.getByRole('alert')).toHaveTextContent('กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน')
  expect(username()).toHaveFocus()
  await user.type(username(), '0812345678')
  await user.click(submit())
  expect(password()).toHaveFocus()
  expect(calls()).toEqual([])
})

test('a double submit makes one call and disables the button until the answer comes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { calls } = answerWith({ [login]: () => promise })
  const { user, store } = await renderGuest(page, '/login')
  await user.type(username(), '0812345678')
  await user.type(password(), 'player1234')
  await user.dblClick(submit())
  await user.type(password(), '{Enter}')
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  expect(calls()).toEqual([login])
  await act(async () => resolve(accepted()))
  await waitFor(() => expect(selectPlayer(store.getState())).not.toBeNull())
})

test('a lost connection is reported, the input stays and the next try succeeds', async () => {
  let isUp = false
  answerWith({
    [login]: () => {
      if (!isUp) throw new TypeError('Failed to fetch')
      return accepted()
    },
  })
  const { user, store } = await renderGuest(page, '/login')
  await user.type(username(), '0812345678')
  await user.type(password(), 'player1234')
  await user.click(submit())
  const alert = screen.getByRole('alert')
  expect(await within(alert).findByText('Wrong Services')).toBeVisible()
  expect(alert).toHaveTextContent('could not be reached')
  expect(password()).toHaveValue('player1234')
  expect(submit()).toHaveFocus()
  isUp = true
  await user.click(submit())
  await waitFor(() => expect(selectPlayer(store.getState())?.username).toBe('0812345678'))
})

test.each([
  ['HTML', () => new Response('<html></html>', { status: 200 })],
  ['a user without a name', () => Response.json({ serviceToken: makeToken(), user: { id: 1 } })],
  [
    'a token that has expired',
    () => Response.json({ serviceToken: makeToken({ expiry: 1 }), user: playerOnWire }),
  ],
])('an answer that is %s shows an error and creates no session', async (_name, answer) => {
  answerWith({ [login]: answer })
  const { user, store } = await renderGuest(page, '/login')
  await user.type(username(), '0812345678')
  await user.type(password(), 'player1234{Enter}')
  expect(await screen.findByText(/could not read the server’s answer/)).toBeVisible()
  expect(selectPlayer(store.getState())).toBeNull()
  expect(localStorage.getItem('serviceToken')).toBeNull()
})

test('changing language and mode keeps the input and the error', async () => {
  answerWith({ [login]: () => errorAnswer('รหัสผ่านผิด!') })
  const { user, store } = await renderGuest(page, '/login')
  await user.type(username(), '0812345678')
  await user.type(password(), 'wrong{Enter}')
  await screen.findByText('รหัสผ่านผิด!')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ไทย')
  act(() => void store.dispatch(changeAppearance({ mode: 'dark' })))
  expect(await screen.findByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' })).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('0812345678')
  expect(screen.getByLabelText(/^รหัสผ่าน/)).toHaveValue('wrong')
  expect(screen.getByRole('alert')).toHaveTextContent('รหัสผ่านผิด!')
})

test('one tap on a demo account fills in the form and logs in', async () => {
  const { calls } = answerWith({ [login]: () => errorAnswer('พบปัญหาในการเข้าสู่ระบบ กรุณาติดต่อแอดมิน') })
  const { user } = await renderGuest(page, '/login')
  await user.click(screen.getByRole('button', { name: /0899999999/ }))
  expect(await screen.findByText('พบปัญหาในการเข้าสู่ระบบ กรุณาติดต่อแอดมิน')).toBeVisible()
  expect(username()).toHaveValue('0899999999')
  expect(calls()).toEqual([login])
})

test('the login works in a browser that stores nothing and shows a notice', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answerWith({ [login]: accepted })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user, store } = await renderGuest(page, '/login')
  await user.click(screen.getByRole('button', { name: /0812345678/ }))
  await waitFor(() => expect(store.getState().session.status).toBe('in'))
  await waitFor(() => expect(store.getState().toast.message).toContain('does not store data'))
})

test('the eye button shows the password', async () => {
  answerWith({})
  const { user } = await renderGuest(page, '/login')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('the links to the other guest pages pass on the requested page', async () => {
  answerWith({})
  const { user } = await renderGuest(page, {
    pathname: '/login',
    state: { from: '/dashboard/analytics' },
  })
  await user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/register')
  expect(screen.getByTestId('address').dataset.state).toContain('/dashboard/analytics')
})

test('the page has no accessibility violations, with and without an alert', async () => {
  answerWith({})
  const { user, container } = await renderGuest(page, '/login')
  await user.click(submit())
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
