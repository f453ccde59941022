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

/** Answers every call the same way and remembers whom it was asked in whose name. */
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

describe('restore at start', () => {
  test('asks nobody without a token: the store starts logged out', async () => {
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
  ])('asks nobody with a token that is %s', async (_name, token) => {
    localStorage.setItem('serviceToken', token())
    const transport = answer(() => Response.json({ user: player }))
    const store = makeStore()
    await store.dispatch(restoreSession())
    expect(selectSessionStatus(store.getState())).toBe('out')
    expect(transport).not.toHaveBeenCalled()
  })

  test('asks me in the name of the stored token and is in', async () => {
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
  ])('refused with %s it is logged, logged out, and the token is gone', async (message, status) => {
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
  })

  test.each([
    ['Server Error XX', () => Response.json({ message: 'Server Error XX boom' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['garbage', () => new Response('<html>')],
    ['a user without a credit', () => Response.json({ user: { ...player, credit: null } })],
  ])('failed by %s it is logged and logged out; the next try may succeed', async (_name, give) => {
    localStorage.setItem('serviceToken', makeToken())
    answer(give)
    const store = makeStore()
    await store.dispatch(restoreSession())
    expect(selectSessionStatus(store.getState())).toBe('out')
    expect(errors).toHaveBeenCalledWith('The session could not be restored', expect.anything())
    answer(() => Response.json({ user: player }))
    await store.dispatch(restoreSession())
    expect(selectSessionStatus(store.getState())).toBe('in')
  })

  test('two at once are one call', async () => {
    localStorage.setItem('serviceToken', makeToken())
    const transport = answer(() => Response.json({ user: player }))
    const store = makeStore()
    await Promise.all([store.dispatch(restoreSession()), store.dispatch(restoreSession())])
    expect(transport).toHaveBeenCalledOnce()
  })

  test('an answer that comes after a login does not undo it', async () => {
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

  test('an answer about the player before does not reach a reopened session', async () => {
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
  test('a double submit is one call', async () => {
    const transport = answer(() => Response.json({ serviceToken: makeToken(), user: player }))
    const store = makeStore()
    const tries = [store.dispatch(login(credentials)), store.dispatch(login(credentials))]
    expect(selectSending(store.getState())).toBe(true)
    await Promise.all(tries)
    expect(transport).toHaveBeenCalledOnce()
    expect(selectSending(store.getState())).toBe(false)
    expect(selectSessionStatus(store.getState())).toBe('in')
  })

  test('rejects with the words of the server, and may be sent again', async () => {
    answer(() => Response.json({ message: 'รหัสผ่านผิด!' }, { status: 400 }))
    const store = makeStore()
    const outcome = await store.dispatch(login(credentials))
    expect(outcome.payload).toEqual({ kind: 'http', status: 400, message: 'รหัสผ่านผิด!' })
    expect(selectSending(store.getState())).toBe(false)
    expect(selectSessionStatus(store.getState())).toBe('out')
  })

  test('without any response it rejects with the specified words', async () => {
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
