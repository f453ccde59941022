// needs a window
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setTransport, type Transport } from '#api/client/transport'
import {
  login,
  register,
  restoreSession,
  selectPlayer,
  selectSending,
  selectSessionStatus,
  sessionReopened,
} from '#api/session/session'
import { makeStore } from '#app/store'
import { makeToken } from './sessionTokens'

const player = {
  id: 'p1',
  username: '0812345678',
  name: 'สมชาย ใจดี',
  status: 'active',
  credit: 1250.75,
  book_number: '1234567890',
  bank_name: 'กสิกรไทย',
  PromotionID: null,
  PromotionDetail: null,
  PromotionStatus: null,
}

const credentials = { username: '0812345678', password: 'player1234' }

/**
 * Answers every call the same way.
 * @returns a mock that records the requests and their tokens
 */
function answer(give: (request: Request) => Response | Promise<Response>) {
  const transport = vi.fn<Transport>(async (request) => give(request))
  setTransport(transport)
  return transport
}

let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  localStorage.clear()
  errors = vi.spyOn(console, 'error').mockReturnValue()
})

describe('restoring the session at start', () => {
  test('the store starts logged out and makes no call without a token', async () => {
    const transport = answer(() => Response.json({ user: player }))
    const store = makeStore()
    expect(selectSessionStatus(store.getState())).toBe('out')
    await store.dispatch(restoreSession())
    expect(selectSessionStatus(store.getState())).toBe('out')
    expect(transport).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
  })

  test.each([
    ['expired', () => makeToken({ expiry: Date.now() - 1 })],
    ['malformed', () => 'not a token'],
  ])('restoring makes no call with a token that is %s', async (_name, token) => {
    localStorage.setItem('serviceToken', token())
    const transport = answer(() => Response.json({ user: player }))
    const store = makeStore()
    await store.dispatch(restoreSession())
    expect(selectSessionStatus(store.getState())).toBe('out')
    expect(transport).not.toHaveBeenCalled()
  })

  test('restoring calls me with the stored token and logs the player in', async () => {
    const token = makeToken()
    localStorage.setItem('serviceToken', token)
    const transport = answer(() => Response.json({ user: player }))
    const store = makeStore()
    expect(selectSessionStatus(store.getState())).toBe('starting')
    await store.dispatch(restoreSession())
    expect(selectSessionStatus(store.getState())).toBe('in')
    expect(selectPlayer(store.getState())).toMatchObject({ id: 'p1', credit: 125_075 })
    expect(transport).toHaveBeenCalledOnce()
    expect(transport.mock.calls[0]?.[0].headers.get('Authorization')).toBe(`Bearer ${token}`)
  })

  test.each([
    ['Token Missing', 401],
    ['Invalid Token', 401],
  ])(
    'restoring that is refused with %s logs the error, logs out and drops the token',
    async (message, status) => {
      localStorage.setItem('serviceToken', makeToken())
      answer(() => Response.json({ message }, { status }))
      const store = makeStore()
      await store.dispatch(restoreSession())
      expect(selectSessionStatus(store.getState())).toBe('out')
      expect(store.getState().session.ended).toBe('refused')
      expect(errors).toHaveBeenCalledWith(
        'The session could not be restored',
        expect.objectContaining({ message }),
      )
      expect(localStorage.getItem('serviceToken')).toBeNull()
    },
  )

  test.each([
    ['Server Error XX', () => Response.json({ message: 'Server Error XX boom' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['garbage', () => new Response('<html>')],
    ['a user without a credit', () => Response.json({ user: { ...player, credit: null } })],
  ])(
    'restoring that fails by %s logs the error, logs out and may succeed on the next try',
    async (_name, give) => {
      localStorage.setItem('serviceToken', makeToken())
      answer(give)
      const store = makeStore()
      await store.dispatch(restoreSession())
      expect(selectSessionStatus(store.getState())).toBe('out')
      expect(errors).toHaveBeenCalledWith('The session could not be restored', expect.anything())
      answer(() => Response.json({ user: player }))
      await store.dispatch(restoreSession())
      expect(selectSessionStatus(store.getState())).toBe('in')
    },
  )

  test('two simultaneous restores make one call', async () => {
    localStorage.setItem('serviceToken', makeToken())
    const transport = answer(() => Response.json({ user: player }))
    const store = makeStore()
    await Promise.all([store.dispatch(restoreSession()), store.dispatch(restoreSession())])
    expect(transport).toHaveBeenCalledOnce()
  })

  test('a late answer to a restore does not undo a login', async () => {
    localStorage.setItem('serviceToken', makeToken({ userId: 'before' }))
    const refused = Promise.withResolvers<Response>()
    const newToken = makeToken()
    answer((request) =>
      request.url.endsWith('/me')
        ? refused.promise
        : Response.json({ serviceToken: newToken, user: player }),
    )
    const store = makeStore()
    const restoring = store.dispatch(restoreSession())
    await store.dispatch(login(credentials))
    refused.resolve(Response.json({ message: 'Invalid Token' }, { status: 401 }))
    await restoring
    expect(selectSessionStatus(store.getState())).toBe('in')
    expect(localStorage.getItem('serviceToken')).toBe(newToken)
  })

  test('a late answer about the previous player does not reach a reopened session', async () => {
    localStorage.setItem('serviceToken', makeToken({ userId: 'before' }))
    const answers: ((response: Response) => void)[] = []
    answer(() => new Promise((resolve) => answers.push(resolve)))
    const store = makeStore()
    const first = store.dispatch(restoreSession())
    store.dispatch(sessionReopened())
    const second = store.dispatch(restoreSession())
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.(Response.json({ user: { ...player, id: 'before' } }))
    await first
    expect(selectSessionStatus(store.getState())).toBe('starting')
    answers[1]?.(Response.json({ user: player }))
    await second
    expect(selectPlayer(store.getState())?.id).toBe('p1')
  })
})

describe('login', () => {
  test('a double submit of the login makes one call', async () => {
    const transport = answer(() => Response.json({ serviceToken: makeToken(), user: player }))
    const store = makeStore()
    const tries = [store.dispatch(login(credentials)), store.dispatch(login(credentials))]
    expect(selectSending(store.getState())).toBe(true)
    await Promise.all(tries)
    expect(transport).toHaveBeenCalledOnce()
    expect(selectSending(store.getState())).toBe(false)
    expect(selectSessionStatus(store.getState())).toBe('in')
  })

  test("a failed login rejects with the server's message and can be sent again", async () => {
    answer(() => Response.json({ message: 'รหัสผ่านผิด!' }, { status: 400 }))
    const store = makeStore()
    const outcome = await store.dispatch(login(credentials))
    expect(outcome.payload).toEqual({ kind: 'http', status: 400, message: 'รหัสผ่านผิด!' })
    expect(selectSending(store.getState())).toBe(false)
    expect(selectSessionStatus(store.getState())).toBe('out')
  })

  test('a login without a response rejects with the specified message', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    const outcome = await makeStore().dispatch(login(credentials))
    expect(outcome.payload).toMatchObject({ kind: 'network', message: 'Wrong Services' })
  })
})

test('registration logs nobody in and stores no token', async () => {
  const transport = answer(() => Response.json({ user: player }))
  const store = makeStore()
  await Promise.all([store.dispatch(register({})), store.dispatch(register({}))])
  expect(transport).toHaveBeenCalledOnce()
  expect(selectSessionStatus(store.getState())).toBe('out')
  expect(localStorage.getItem('serviceToken')).toBeNull()
})
