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

/** The account API: knows everybody by their token. */
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

/** A tab with a session for `token`, being watched. */
async function openTab(token = makeToken({ expiry: start + 120 * minute })) {
  localStorage.setItem('serviceToken', token)
  const store = makeStore()
  stops.push(watchSession(store))
  await store.dispatch(restoreSession())
  return { store, session: (): SessionState => store.getState().session }
}

/** What this tab hears when another one writes; `null` for a removal. */
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

describe('expiry', () => {
  test('ends the session within seconds of its moment', async () => {
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
  ])('is noticed on wake by %s, although no timer ran', async (_name, wake) => {
    const { session } = await openTab()
    vi.setSystemTime(start + 3 * 24 * 60 * minute)
    wake()
    expect(session()).toMatchObject({ status: 'out', ended: 'expired' })
  })

  test('follows a clock that jumps forward, and survives one that jumps back', async () => {
    const { session } = await openTab()
    vi.setSystemTime(start - 60 * minute)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(session().status).toBe('in')
    vi.setSystemTime(start + 121 * minute)
    await vi.advanceTimersByTimeAsync(5000)
    expect(session().ended).toBe('expired')
  })

  test('does not come with a fast clock that is put right after the login', async () => {
    const fastBy = 30 * minute
    vi.setSystemTime(start + fastBy)
    const times = { iat: start / 1000, exp: start / 1000 + 7200 }
    const token = makeToken({ payload: { userId: 'p1', ...times } })
    storeToken(token)
    const { session } = await openTab(token)
    vi.setSystemTime(start + minute)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(session().status).toBe('in')
    // It ends when the token does, by the clock that is right now.
    vi.setSystemTime(start + 121 * minute)
    await vi.advanceTimersByTimeAsync(5000)
    expect(session()).toMatchObject({ status: 'out', ended: 'expired' })
  })

  test('between two visits is told, too', () => {
    localStorage.setItem('serviceToken', makeToken({ expiry: start - minute }))
    expect(sessionSlice.getInitialState()).toMatchObject({ status: 'out', ended: 'expired' })
    localStorage.clear()
    expect(sessionSlice.getInitialState().ended).toBeNull()
  })

  test('a hidden page waits until it is seen', async () => {
    const { session } = await openTab()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    vi.setSystemTime(start + 121 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(session().status).toBe('in')
  })
})

describe('other tabs', () => {
  test('a session that was refused there has not been ended by choice here: the login leads back', async () => {
    const { session } = await openTab()
    writeElsewhere(null)
    expect(session()).toMatchObject({ status: 'out', ended: 'expired' })
  })

  test('a logout there ends the session here, without a visit to the home site', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { session } = await openTab()
    // What the log-out writes before the token is gone, as another tab hears it.
    const written = vi.spyOn(Storage.prototype, 'setItem')
    await (await openTab()).store.dispatch(logout())
    const newValue = written.mock.calls.findLast(([key]) => key === 'serviceToken')?.[1] ?? null
    window.dispatchEvent(new StorageEvent('storage', { key: 'serviceToken', newValue }))
    expect(session()).toMatchObject({ status: 'out', ended: 'logout' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(visit).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('a token that expired there has expired here', async () => {
    const { session } = await openTab()
    vi.setSystemTime(start + 121 * minute)
    writeElsewhere(null)
    expect(session().ended).toBe('expired')
  })

  test('everything cleared there is a logout here', async () => {
    const { session } = await openTab()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session().status).toBe('out')
  })

  test('other keys mean nothing', async () => {
    const { session } = await openTab()
    localStorage.removeItem('serviceToken')
    window.dispatchEvent(new StorageEvent('storage', { key: 'berry-config' }))
    expect(session().status).toBe('in')
  })

  test('a message of another tab does it where storage is silent', async () => {
    const { session } = await openTab()
    vi.useRealTimers()
    const other = new BroadcastChannel('session')
    other.postMessage('logout')
    await vi.waitFor(() => expect(session().status).toBe('out'))
    other.close()
  })

  test('a login there is a login here', async () => {
    const { session } = await openTab()
    writeElsewhere(null)
    writeElsewhere(makeToken({ userId: 'p2' }))
    await vi.waitFor(() => expect(session().player?.id).toBe('p2'))
  })

  test('another player there hides this one at once', async () => {
    const { session } = await openTab()
    writeElsewhere(makeToken({ userId: 'p2' }))
    expect(session()).toMatchObject({ status: 'starting', player: null })
    await vi.waitFor(() => expect(session()).toMatchObject({ status: 'in', player: { id: 'p2' } }))
  })

  test('a fresh token of the same player changes nothing on screen', async () => {
    const { session } = await openTab()
    writeElsewhere(makeToken({ expiry: start + 200 * minute }))
    expect(session().status).toBe('in')
  })
})

test('a restore that failed for want of a network is made up for when it is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  setTransport(() => Promise.reject(new TypeError('Failed to fetch')))
  const { session } = await openTab()
  expect(session().status).toBe('out')
  answerMe()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(session().status).toBe('in'))
})

describe('logout', () => {
  test('ends the session, tells the other tabs, runs the tasks, then leaves for the home site', async () => {
    const { store, session } = await openTab()
    const heard = vi.fn<(data: unknown) => void>()
    const other = new BroadcastChannel('session')
    other.addEventListener('message', ({ data }) => heard(data))
    const order: string[] = []
    stops.push(addLogoutTask((end) => order.push(`task ${end} ${session().status}`)))
    vi.mocked(visit).mockImplementation((url) => void order.push(url))

    void store.dispatch(logout('https://home.example/th'))
    expect(localStorage.getItem('serviceToken')).toBeNull()
    // Neither private content nor the login page while the browser is on its way.
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
  ])('with the home site %j it goes nowhere: the guard leads to /login', async (homeUrl) => {
    const { store, session } = await openTab()
    await store.dispatch(logout(homeUrl))
    expect(session()).toMatchObject({ status: 'out', ended: 'logout' })
    expect(visit).not.toHaveBeenCalled()
  })

  test('a task that fails is logged, one that never ends is left behind: nothing is held up', async () => {
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

  test('twice is once', async () => {
    const { store } = await openTab()
    const task = vi.fn<() => void>()
    stops.push(addLogoutTask(task))
    await Promise.all([store.dispatch(logout()), store.dispatch(logout())])
    expect(task).toHaveBeenCalledOnce()
  })

  test('when the home site does not come, the login page does', async () => {
    const { store, session } = await openTab()
    void store.dispatch(logout('https://home.example'))
    await vi.advanceTimersByTimeAsync(5100)
    expect(session().status).toBe('out')
  })

  test('coming back through the back/forward cache shows the login page', async () => {
    const { store, session } = await openTab()
    void store.dispatch(logout('https://home.example'))
    await vi.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(session().status).toBe('out')
  })
})
