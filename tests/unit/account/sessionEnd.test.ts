// needs a window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setTransport, type Transport } from '#api/client/transport'
import { addLogoutTask, logout, restoreSession, sessionSlice } from '#api/session/session'
import type { SessionState } from '#api/session/sessionState'
import { storeToken } from '#api/session/token'
import { visit } from '#api/session/visit'
import { watchSession } from '#api/session/watchSession'
import { makeStore } from '#app/store'
import { makeToken } from './sessionTokens'

vi.mock('#api/session/visit', () => ({ visit: vi.fn<(url: string) => void>() }))

const start = 1_800_000_000_000
const minute = 60_000

const playerOf = (id: string) => ({
  id,
  username: id,
  name: id,
  status: 'active',
  credit: 0,
  book_number: '1',
  bank_name: 'กสิกรไทย',
  PromotionID: null,
  PromotionDetail: null,
  PromotionStatus: null,
})

/** Simulates the account API, which knows each player by their token. */
function answerMe() {
  const transport = vi.fn<Transport>(async (request) => {
    const payload = request.headers.get('Authorization')?.split('.')[1] ?? ''
    const { userId } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return Response.json({ user: playerOf(userId) })
  })
  setTransport(transport)
  return transport
}

const stops: (() => void)[] = []

/** Opens a tab that watches a session with `token`. */
async function openTab(token = makeToken({ expiry: start + 120 * minute })) {
  localStorage.setItem('serviceToken', token)
  const store = makeStore()
  stops.push(watchSession(store))
  await store.dispatch(restoreSession())
  return { store, session: (): SessionState => store.getState().session }
}

/** Dispatches the storage event that this tab gets when another tab writes; `null` for a removal. */
function writeElsewhere(token: string | null) {
  const oldValue = localStorage.getItem('serviceToken')
  if (token === null) localStorage.removeItem('serviceToken')
  else localStorage.setItem('serviceToken', token)
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'serviceToken', oldValue, newValue: token }),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval'] })
  localStorage.clear()
  vi.mocked(visit).mockClear()
  answerMe()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

describe('expiry of the session', () => {
  test('the session ends within seconds of its expiry', async () => {
    const { session } = await openTab()
    await vi.advanceTimersByTimeAsync(119 * minute)
    expect(session().status).toBe('in')
    await vi.advanceTimersByTimeAsync(minute + 5000)
    expect(session()).toMatchObject({ status: 'out', player: null, ended: 'expired' })
    expect(localStorage.getItem('serviceToken')).toBeNull()
  })

  test.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['online', () => window.dispatchEvent(new Event('online'))],
    [
      'pageshow',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('an expired session ends on wake by %s, although no timer ran', async (_name, wake) => {
    const { session } = await openTab()
    vi.setSystemTime(start + 3 * 24 * 60 * minute)
    wake()
    expect(session()).toMatchObject({ status: 'out', ended: 'expired' })
  })

  test('expiry follows a clock that jumps forward, and survives one that jumps back', async () => {
    const { session } = await openTab()
    vi.setSystemTime(start - 60 * minute)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(session().status).toBe('in')
    vi.setSystemTime(start + 121 * minute)
    await vi.advanceTimersByTimeAsync(5000)
    expect(session().ended).toBe('expired')
  })

  test('the session does not end early when a fast clock is corrected after the login', async () => {
    const fastBy = 30 * minute
    vi.setSystemTime(start + fastBy)
    const times = { iat: start / 1000, exp: start / 1000 + 7200 }
    const token = makeToken({ payload: { userId: 'p1', ...times } })
    storeToken(token)
    const { session } = await openTab(token)
    vi.setSystemTime(start + minute)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(session().status).toBe('in')
    // The session ends when its token expires by the corrected clock.
    vi.setSystemTime(start + 121 * minute)
    await vi.advanceTimersByTimeAsync(5000)
    expect(session()).toMatchObject({ status: 'out', ended: 'expired' })
  })

  test('the app reports a session that expired between two visits', () => {
    localStorage.setItem('serviceToken', makeToken({ expiry: start - minute }))
    expect(sessionSlice.getInitialState()).toMatchObject({ status: 'out', ended: 'expired' })
    localStorage.clear()
    expect(sessionSlice.getInitialState().ended).toBeNull()
  })

  test('a hidden page ends an expired session only when it is visible again', async () => {
    const { session } = await openTab()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    vi.setSystemTime(start + 121 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(session().status).toBe('in')
  })
})

describe('the session and other tabs', () => {
  test('a refused session in another tab ends this one as expired, so the login returns to the page', async () => {
    const { session } = await openTab()
    writeElsewhere(null)
    expect(session()).toMatchObject({ status: 'out', ended: 'expired' })
  })

  test('a logout in another tab ends the session here without a visit to the home site', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { session } = await openTab()
    // The value that the logout writes before it removes the token, as another tab sees it.
    const written = vi.spyOn(Storage.prototype, 'setItem')
    await (await openTab()).store.dispatch(logout())
    const newValue = written.mock.calls.findLast(([key]) => key === 'serviceToken')?.[1] ?? null
    window.dispatchEvent(new StorageEvent('storage', { key: 'serviceToken', newValue }))
    expect(session()).toMatchObject({ status: 'out', ended: 'logout' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(visit).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('a token that expired in another tab ends the session here as expired', async () => {
    const { session } = await openTab()
    vi.setSystemTime(start + 121 * minute)
    writeElsewhere(null)
    expect(session().ended).toBe('expired')
  })

  test('clearing the storage in another tab logs out here', async () => {
    const { session } = await openTab()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session().status).toBe('out')
  })

  test('changes of other storage keys do not affect the session', async () => {
    const { session } = await openTab()
    localStorage.removeItem('serviceToken')
    window.dispatchEvent(new StorageEvent('storage', { key: 'berry-config' }))
    expect(session().status).toBe('in')
  })

  test('a broadcast message from another tab logs out where storage events are missing', async () => {
    const { session } = await openTab()
    vi.useRealTimers()
    const other = new BroadcastChannel('session')
    other.postMessage('logout')
    await vi.waitFor(() => expect(session().status).toBe('out'))
    other.close()
  })

  test('a login in another tab logs in here', async () => {
    const { session } = await openTab()
    writeElsewhere(null)
    writeElsewhere(makeToken({ userId: 'p2' }))
    await vi.waitFor(() => expect(session().player?.id).toBe('p2'))
  })

  test('a login of another player in another tab hides this player at once', async () => {
    const { session } = await openTab()
    writeElsewhere(makeToken({ userId: 'p2' }))
    expect(session()).toMatchObject({ status: 'starting', player: null })
    await vi.waitFor(() => expect(session()).toMatchObject({ status: 'in', player: { id: 'p2' } }))
  })

  test('a new token of the same player changes nothing on screen', async () => {
    const { session } = await openTab()
    writeElsewhere(makeToken({ expiry: start + 200 * minute }))
    expect(session().status).toBe('in')
  })
})

test('a restore that failed offline is repeated when the connection is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  setTransport(() => Promise.reject(new TypeError('Failed to fetch')))
  const { session } = await openTab()
  expect(session().status).toBe('out')
  answerMe()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(session().status).toBe('in'))
})

describe('logout', () => {
  test('logout ends the session, notifies the other tabs, runs the tasks, then opens the home site', async () => {
    const { store, session } = await openTab()
    const heard = vi.fn<(data: unknown) => void>()
    const other = new BroadcastChannel('session')
    other.addEventListener('message', ({ data }) => heard(data))
    const order: string[] = []
    stops.push(addLogoutTask((end) => order.push(`task ${end} ${session().status}`)))
    vi.mocked(visit).mockImplementation((url) => void order.push(url))

    void store.dispatch(logout('https://home.example/th'))
    expect(localStorage.getItem('serviceToken')).toBeNull()
    // Show neither private content nor the login page while the browser navigates.
    expect(session()).toMatchObject({ status: 'starting', player: null, ended: 'logout' })
    await vi.advanceTimersByTimeAsync(100)
    expect(order).toEqual(['task logout starting', 'https://home.example/th'])
    expect(session().status).toBe('starting')
    vi.useRealTimers()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('logout'))
    other.close()
  })

  test.each([
    undefined,
    null,
    '',
    'http://home.example',
    'javascript:alert(1)',
    '//home.example',
    'x',
  ])(
    'logout with the home site %j stays in the app, so the guard leads to /login',
    async (homeUrl) => {
      const { store, session } = await openTab()
      await store.dispatch(logout(homeUrl))
      expect(session()).toMatchObject({ status: 'out', ended: 'logout' })
      expect(visit).not.toHaveBeenCalled()
    },
  )

  test('logout logs a failed task, abandons one that never ends and is not delayed by either', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const { store } = await openTab()
    const [rejected, thrown] = [new Error('rejected'), new Error('thrown')]
    stops.push(
      addLogoutTask(() => Promise.reject(rejected)),
      addLogoutTask(() => {
        throw thrown
      }),
      addLogoutTask(() => new Promise(() => undefined)),
    )
    void store.dispatch(logout('https://home.example'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(visit).toHaveBeenCalledWith('https://home.example/')
    expect(errors).toHaveBeenCalledWith('Logout left something behind', rejected)
    expect(errors).toHaveBeenCalledWith('Logout left something behind', thrown)
  })

  test('two simultaneous logouts run the tasks once', async () => {
    const { store } = await openTab()
    const task = vi.fn<() => void>()
    stops.push(addLogoutTask(task))
    await Promise.all([store.dispatch(logout()), store.dispatch(logout())])
    expect(task).toHaveBeenCalledOnce()
  })

  test('the login page is shown when the home site does not open', async () => {
    const { store, session } = await openTab()
    void store.dispatch(logout('https://home.example'))
    await vi.advanceTimersByTimeAsync(5100)
    expect(session().status).toBe('out')
  })

  test('the login page is shown on return through the back/forward cache', async () => {
    const { store, session } = await openTab()
    void store.dispatch(logout('https://home.example'))
    await vi.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(session().status).toBe('out')
  })
})
