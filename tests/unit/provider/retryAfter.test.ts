// needs a window
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { chatApi } from '#api/chat/chat'
import { watchConnection } from '#api/client/refetch'
import { setTransport } from '#api/client/transport'
import { polling } from '#api/client/useFollowUp'
import { walletApi } from '#api/money/wallet'
import { protect, watchProtection } from '#api/protection/protection'
import { dropToken, storeToken } from '#api/session/token'
import { makeRequestId } from '#lib/requestId'
import { ownAnswer } from '../../ownAnswer'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from '../device/memoryCaches'
import { json, makeDataStore } from './providerFrame'

const { balance } = walletApi.endpoints
const store = makeDataStore()
let stop = () => {}
/** Time of each call, in the page's own clock. */
const calls: number[] = []

// One watch for all tests: a Retry-After of one test would still apply in the next.
beforeAll(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 30) })
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  stop = watchConnection(store)
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterAll(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  dropToken()
})

/**
 * Lets the provider refuse once.
 * @returns seconds until the app retries automatically
 */
async function waitAfter(
  status: number,
  retryAfter: () => string,
  {
    hurry = false,
    ask = () => void store.dispatch(balance.initiate('u1', { forceRefetch: true })),
    answer = json(7),
  } = {},
): Promise<number> {
  calls.length = 0
  setTransport(async () => {
    calls.push(performance.now())
    if (calls.length > 1) return answer.clone()
    const headers = { Date: new Date().toUTCString(), 'Retry-After': retryAfter() }
    return new Response('{}', { status, headers })
  })
  ask()
  await vi.advanceTimersByTimeAsync(500)
  if (hurry) dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(calls).toHaveLength(2)
  return Math.round(((calls[1] ?? 0) - (calls[0] ?? 0)) / 1000)
}

it('a retry waits for the seconds that the provider asks for', async () => {
  expect(await waitAfter(503, () => '30')).toBe(30)
})

it("a retry waits until a time on the provider's clock", async () => {
  expect(await waitAfter(503, () => new Date(Date.now() + 40_000).toUTCString())).toBe(40)
})

it('a retry also follows 429, which says nothing about this call', async () => {
  expect(await waitAfter(429, () => '35')).toBe(35)
})

const askDemo = () => void store.dispatch(chatApi.endpoints.chatUsers.initiate())

it('a retry also applies to a demo section', async () => {
  const wait = waitAfter(503, () => '25', { ask: askDemo, answer: json({ users: [] }) })
  expect(await wait).toBe(25)
})

it('a retry waits even when the connection returns', async () => {
  expect(await waitAfter(429, () => '20', { hurry: true })).toBe(20)
})

it.each([
  ['too far away', 503, () => '86400', 300],
  ['a moment that is past', 503, () => 'Wed, 21 Oct 2015 07:28:00 GMT', 1],
  ['no time at all', 503, () => '0', 1],
  ['no moment at all', 503, () => 'soon', 1],
])('a retry delay is limited: %s', async (_, status, retryAfter, seconds) => {
  expect(await waitAfter(status, retryAfter)).toBe(seconds)
})

it('automatic sending waits, whatever else the refusal says', async () => {
  const { dispatch } = store
  const sent: number[] = []
  setTransport(async (request) => {
    if (request.method === 'GET') return json(7)
    const body: unknown = await request.json()
    sent.push(Math.round(performance.now() / 1000))
    if (sent.length > 1) return ownAnswer(body, Response.json({ data: {} }))
    return Response.json({ code: 'codelocked' }, { status: 429, headers: { 'Retry-After': '45' } })
  })
  const stopSending = watchProtection(dispatch, 'u1')
  await protect(dispatch, {
    kind: 'exclude',
    order: { userId: 'u1', requestId: makeRequestId(), period: '24h', reason: null },
    madeAt: Date.now(),
  })
  await vi.advanceTimersByTimeAsync(120_000)
  stopSending()
  const [first = 0, second = 0] = sent
  expect(sent).toHaveLength(2)
  expect(second - first).toBe(45)
})

it("polling is less frequent until the provider's time has passed", async () => {
  expect(polling().pollingInterval).toBe(5_000)
  void waitAfter(503, () => '60')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(polling().pollingInterval).toBeGreaterThan(50_000)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(polling().pollingInterval).toBe(5_000)
})
