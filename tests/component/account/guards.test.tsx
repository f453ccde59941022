import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, logout, restoreSession } from '#api/session/session'
import { GuestOnly } from '#app/guards/GuestOnly'
import { RequireSession } from '#app/guards/RequireSession'
import { LoginPage } from '#features/session/LoginPage'
import { makeToken } from '../../unit/account/sessionTokens'
import { answerWith, errorAnswer, playerOnWire, renderGuest } from './guestPages'

const shown: string[] = []

/** Records that the page was rendered, even if only briefly. */
function Seen({ name }: { name: string }) {
  useEffect(() => void shown.push(name))
  return <h1>{name}</h1>
}

const pages = (
  <Routes>
    <Route element={<GuestOnly frame={<Seen name="guest frame" />} />}>
      <Route
        path="/login"
        element={
          <>
            <Seen name="login" />
            <LoginPage />
          </>
        }
      />
      <Route path="/register" element={<Seen name="register" />} />
    </Route>
    <Route element={<RequireSession frame={<Seen name="private frame" />} />}>
      <Route path="/dashboard/analytics" element={<Seen name="dashboard" />} />
      <Route path="/wallet" element={<Seen name="wallet" />} />
    </Route>
  </Routes>
)

const address = () => screen.getByTestId('address')
const me = { 'GET /api/account/me': () => Response.json({ user: playerOnWire }) }

beforeEach(() => {
  localStorage.clear()
  shown.length = 0
})

/** Opens a page with a stored token that has not been verified yet. */
function openWithToken(entry: Parameters<typeof renderGuest>[1]) {
  localStorage.setItem('serviceToken', makeToken())
  return renderGuest(pages, entry)
}

test('anonymous visitors log in first and then reach the page that they asked for', async () => {
  answerWith({
    'POST /api/account/login': () =>
      Response.json({ serviceToken: makeToken(), user: playerOnWire }),
  })
  const { user } = await renderGuest(pages, '/wallet?type=deposit')
  expect(address()).toHaveTextContent('/login')
  expect(shown).toEqual(['login'])
  await user.click(screen.getByRole('button', { name: /0812345678/ }))
  await waitFor(() => expect(address()).toHaveTextContent('/wallet?type=deposit'))
  expect(shown).not.toContain('dashboard')
})

test('the guard shows neither private content nor the login page while the session is unknown', async () => {
  answerWith(me)
  const { store } = await openWithToken('/wallet')
  expect(shown).toEqual(['private frame'])
  await act(async () => void (await store.dispatch(restoreSession())))
  expect(shown).toEqual(['private frame', 'wallet'])
})

test('a failed restore leads from the app shell to the login page and remembers the requested page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  answerWith({ 'GET /api/account/me': () => errorAnswer('Invalid Token', 401) })
  const { store } = await openWithToken('/wallet')
  await act(async () => void (await store.dispatch(restoreSession())))
  expect(new Set(shown)).toEqual(new Set(['private frame', 'login']))
  expect(address().dataset.state).toBe('{"from":"/wallet"}')
  expect(screen.getByText(/session has ended/)).toBeVisible()
})

test('a guest page redirects a logged-in visitor to the landing page without showing itself', async () => {
  answerWith(me)
  const { store } = await openWithToken('/register')
  expect(shown).toEqual(['guest frame'])
  await act(async () => void (await store.dispatch(restoreSession())))
  expect(shown).toEqual(['guest frame', 'dashboard'])
  expect(address()).toHaveTextContent('/dashboard/analytics')
})

test.each(['//evil.example', 'https://evil.example', '/login', 42])(
  'the login does not redirect to a remembered location that is %s',
  async (from) => {
    answerWith(me)
    const { store } = await openWithToken({ pathname: '/login', state: { from } })
    await act(async () => void (await store.dispatch(restoreSession())))
    expect(address()).toHaveTextContent('/dashboard/analytics')
  },
)

test('an expired session leads to the login page, which says so and remembers the current page', async () => {
  answerWith(me)
  const { store } = await openWithToken('/wallet')
  await act(async () => void (await store.dispatch(restoreSession())))
  act(() => void store.dispatch(endSession('expired')))
  expect(address()).toHaveTextContent('/login')
  expect(address().dataset.state).toBe('{"from":"/wallet"}')
  expect(screen.getByText(/session has ended/)).toBeVisible()
})

test('the first login after a logout opens the landing page', async () => {
  answerWith(me)
  const { store } = await openWithToken('/wallet')
  await act(async () => void (await store.dispatch(restoreSession())))
  await act(() => store.dispatch(logout()))
  expect(address()).toHaveTextContent('/login')
  expect(address().dataset.state).toBe('null')
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('a guard without its own fallback renders nothing, so that the app shell of index.html stays', async () => {
  localStorage.setItem('serviceToken', makeToken())
  const bare = (
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/wallet" element={<Seen name="wallet" />} />
      </Route>
    </Routes>
  )
  await renderGuest(bare, '/wallet')
  expect(screen.queryByRole('heading')).toBeNull()
})
