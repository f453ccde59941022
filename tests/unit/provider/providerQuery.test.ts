// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { broadcastInvalidation, watchConnection, watchTabs } from '#api/client/refetch'
import { setTransport, type Transport } from '#api/client/transport'
import { recentHistoryApi } from '#api/money/recentHistory'
import { walletApi } from '#api/money/wallet'
import { promotionApi } from '#api/promotion/promotion'
import { settingApi } from '#api/session/setting'
import { dropToken, storeToken } from '#api/session/token'
import { isFailure } from '#contract/failure'
import { playerApi } from '#features/account/api/player'
import { satangFromBaht } from '#lib/money'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from '../device/memoryCaches'
import { json, makeDataStore, neverAnswers } from './providerFrame'

const now = Date.UTC(2026, 10, 21, 7, 30)
const { balance } = walletApi.endpoints
let store: ReturnType<typeof makeDataStore>
let storage: MemoryCaches

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  storage = new MemoryCaches()
  vi.stubGlobal('caches', storage)
  storeToken(tokenOf('u1'))
  store = makeDataStore()
})

afterEach(() => {
  store.dispatch(api.util.resetApiState())
  vi.unstubAllGlobals()
  vi.useRealTimers()
  dropToken()
})

const ask = (userId = 'u1') =>
  store.dispatch(balance.initiate(userId, { forceRefetch: true, subscribe: false }))

/** Queries once and lets the provider answer within `ms`. */
async function askFor(ms: number) {
  const asked = ask()
  await vi.advanceTimersByTimeAsync(ms)
  return asked
}

const later =
  (ms: number): Transport =>
  async (request) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), neverAnswers(request)])
    return json(1250.75)
  }

/** F10: faults of a provider, and the failure that each leads to. */
const faults: [string, Transport, { kind: string; status: number | null }, message: RegExp][] = [
  [
    'answers 500 with a message',
    async () => json({ message: 'Database is down' }, 500),
    { kind: 'http', status: 500 },
    /^Database is down$/,
  ],
  [
    'answers 502 with HTML',
    async () => new Response('<html>Bad Gateway</html>', { status: 502 }),
    { kind: 'http', status: 502 },
    /^502/,
  ],
  [
    'answers HTML',
    async () => new Response('<!doctype html><title>Welcome</title>'),
    { kind: 'badAnswer', status: 200 },
    /not JSON/,
  ],
  [
    'answers garbage',
    async () => new Response(new Uint8Array([0xff, 0xfe, 0x00, 0x7b])),
    { kind: 'badAnswer', status: 200 },
    /not JSON/,
  ],
  [
    'answers half of its JSON',
    async () => new Response('{"data": {"bal'),
    { kind: 'badAnswer', status: 200 },
    /not JSON/,
  ],
  [
    'answers an empty body',
    async () => new Response(''),
    { kind: 'badAnswer', status: 200 },
    /not JSON/,
  ],
  ['answers null', async () => json(null), { kind: 'badAnswer', status: 200 }, /^BadAnswer: /],
  [
    'answers the wrong type',
    async () => json({ data: { balance: 'plenty' } }),
    { kind: 'badAnswer', status: 200 },
    /^BadAnswer: /,
  ],
  [
    'answers a list',
    async () => json([1250.75]),
    { kind: 'badAnswer', status: 200 },
    /^BadAnswer: /,
  ],
  [
    'answers a negative balance',
    async () => json(-1),
    { kind: 'badAnswer', status: 200 },
    /^BadAnswer: /,
  ],
  [
    'answers part of a satang',
    async () => json(10.005),
    { kind: 'badAnswer', status: 200 },
    /^BadAnswer: /,
  ],
  [
    'answers after 30 seconds',
    later(30_000),
    { kind: 'timeout', status: null },
    /^Wrong Services$/,
  ],
  ['never answers', neverAnswers, { kind: 'timeout', status: null }, /^Wrong Services$/],
  [
    'does not notice that the app has given up',
    () => new Promise(() => {}),
    { kind: 'timeout', status: null },
    /^Wrong Services$/,
  ],
  [
    'begins an answer and never ends it',
    async () => new Response(new ReadableStream()),
    { kind: 'timeout', status: null },
    /^Wrong Services$/,
  ],
  [
    'cannot be reached, or refuses CORS',
    async () => {
      throw new TypeError('Failed to fetch')
    },
    { kind: 'network', status: null },
    /^Wrong Services$/,
  ],
]

describe.each(faults)('a provider that %s', (_, fault, expected, message) => {
  it('ends in a named failure within ten seconds', async () => {
    setTransport(fault)
    const { data, error } = await askFor(10_000)
    expect(data).toBeUndefined()
    expect(isFailure(error)).toBe(true)
    expect(error).toMatchObject({ ...expected, message: expect.stringMatching(message) })
  })

  it('keeps the last good answer, with its time and the reason', async () => {
    setTransport(async () => json(1250.75))
    await askFor(0)
    setTransport(fault)
    vi.setSystemTime(now + 3_600_000)
    const { data, error } = await askFor(10_000)
    expect(error).toBeUndefined()
    expect(data).toMatchObject({ value: 125075, updatedAt: now, isStale: true, failure: expected })
  })

  it('keeps the last good answer after a restart, too', async () => {
    setTransport(async () => json({ credit: 1250.75 }))
    await askFor(0)
    store = makeDataStore()
    setTransport(fault)
    const { data } = await askFor(10_000)
    expect(data).toMatchObject({ value: 125075, updatedAt: now, isStale: true })
  })

  it('keeps the answer in memory if nothing can be stored', async () => {
    Reflect.deleteProperty(globalThis, 'caches')
    setTransport(async () => json(1250.75))
    await askFor(0)
    setTransport(fault)
    const { error } = await askFor(10_000)
    expect(error).toMatchObject(expected)
    const { data } = balance.select('u1')(store.getState())
    expect(data).toMatchObject({ value: 125075, updatedAt: now, isStale: false })
  })

  it('is asked again and can then answer', async () => {
    setTransport(fault)
    await askFor(10_000)
    setTransport(async () => json(5))
    const { data, error } = await askFor(0)
    expect(error).toBeUndefined()
    expect(data).toMatchObject({ value: 500, isStale: false, failure: null })
  })
})

describe('the log', () => {
  it('names the bad answer with its cause', async () => {
    setTransport(async () => json({ data: { balance: 'plenty' } }))
    await askFor(0)
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('/userbalance/balance/u1'),
      expect.objectContaining({ name: 'BadAnswer' }),
    )
  })
})

describe('a refusal', () => {
  it.each([
    ['an error status', async () => json({ message: 'Forbidden' }, 403), 403, 'Forbidden'],
    ['a marker', async () => json('notfound'), 200, 'notfound'],
  ])('a refusal as %s does not lead to an old answer', async (_, refuse, status, message) => {
    setTransport(async () => json(1250.75))
    await askFor(0)
    setTransport(refuse)
    const { error } = await askFor(0)
    expect(error).toMatchObject({ kind: 'http', status, message })
  })
})

describe('cached answers', () => {
  it('are never shown to another player', async () => {
    setTransport(async () => json(1250.75))
    await askFor(0)
    setTransport(neverAnswers)
    const asked = ask('u2')
    await vi.advanceTimersByTimeAsync(10_000)
    const { data, error } = await asked
    expect(data).toBeUndefined()
    expect(error).toMatchObject({ kind: 'timeout' })
  })

  it('are validated again when they are read', async () => {
    setTransport(async () => json(1250.75))
    await askFor(0)
    const [key] = storage.urls()
    const damaged = new Response('{"balance":"lots"}', { headers: { 'X-Fetched-At': '1' } })
    await (await storage.open('member-cache')).put(key ?? '', damaged)
    setTransport(async () => json({}, 500))
    const { error } = await askFor(0)
    expect(error).toMatchObject({ kind: 'http', status: 500 })
  })

  it('do not include the list of all players', async () => {
    setTransport(async () => json({ data: [] }))
    await store.dispatch(playerApi.endpoints.players.initiate())
    await vi.advanceTimersByTimeAsync(0)
    expect(storage.urls()).toEqual([])
  })

  it('include public answers, for everybody', async () => {
    setTransport(async () => json({ data: [] }))
    await store.dispatch(settingApi.endpoints.banners.initiate())
    dropToken()
    store = makeDataStore()
    setTransport(async () => json({}, 503))
    const { data } = await store.dispatch(settingApi.endpoints.banners.initiate())
    expect(data).toMatchObject({ value: [], isStale: true })
  })
})

describe('the formats of answers', () => {
  it.each([
    ['a number', 1250.75],
    ['numeric text', '1250.75'],
    ['in data', { data: 1250.75 }],
    ['as credit', { credit: 1250.75 }],
  ])('include a balance as %s', async (_, body) => {
    setTransport(async () => json(body))
    const { data } = await askFor(0)
    expect(data?.value).toBe(satangFromBaht(1250.75))
  })

  it('include promotions as a bare list, with none active', async () => {
    setTransport(async () => json([]))
    const { data } = await store.dispatch(promotionApi.endpoints.availablePromotion.initiate('u1'))
    expect(data?.value).toMatchObject({ active: null, promotions: [] })
  })
})

describe('the return of the connection', () => {
  it('refetches only what failed', async () => {
    const stop = watchConnection(store)
    setTransport(async ({ url }) => (url.includes('balance/u1') ? json({}, 500) : json([])))
    void store.dispatch(balance.initiate('u1'))
    void store.dispatch(recentHistoryApi.endpoints.recentDeposits.initiate('u1'))
    await vi.advanceTimersByTimeAsync(100)
    const urls: string[] = []
    setTransport(async ({ url }) => {
      urls.push(new URL(url).pathname)
      return json(7)
    })
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(100)
    expect(urls).toEqual(['/userbalance/balance/u1'])
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(100)
    expect(urls).toHaveLength(1)
    stop()
  })

  it('does not hold back retries, which come at growing intervals', async () => {
    const stop = watchConnection(store)
    const urls: string[] = []
    const fail = async ({ url }: Request) => {
      urls.push(new URL(url).pathname)
      return json({}, 500)
    }
    setTransport(fail)
    void store.dispatch(balance.initiate('u1'))
    await vi.advanceTimersByTimeAsync(20_000)
    const tries = urls.length
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(8)
    setTransport(async () => json(7))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(balance.select('u1')(store.getState()).data).toMatchObject({
      value: 700,
      isStale: false,
    })
    // After a success, nothing more is fetched.
    setTransport(fail)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(urls).toHaveLength(tries)
    stop()
  })

  it('refetches data that is shown as a cached copy', async () => {
    const stop = watchConnection(store)
    setTransport(async () => json(1250.75))
    await askFor(0)
    setTransport(async () => json({}, 500))
    void store.dispatch(balance.initiate('u1', { forceRefetch: true }))
    await vi.advanceTimersByTimeAsync(100)
    expect(balance.select('u1')(store.getState()).data?.isStale).toBe(true)
    setTransport(async () => json(7))
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(100)
    expect(balance.select('u1')(store.getState()).data).toMatchObject({
      value: 700,
      isStale: false,
    })
    stop()
  })
})

/** Channel of another tab. */
function otherTab() {
  return new BroadcastChannel('data')
}

describe('other tabs', () => {
  it('make this tab refetch what they changed, and ignore invalid messages', async () => {
    vi.useRealTimers()
    const stop = watchTabs(store.dispatch)
    const transport = vi.fn<Transport>(async () => json(1))
    setTransport(transport)
    const query = store.dispatch(balance.initiate('u1'))
    await query
    const channel = otherTab()
    for (const nonsense of [null, 'Balance', { changed: ['Nothing'] }, { changed: 'Balance' }]) {
      channel.postMessage(nonsense)
    }
    channel.postMessage({ changed: ['Promotion'] })
    channel.postMessage({ changed: ['Balance'] })
    await vi.waitFor(() => expect(transport).toHaveBeenCalledTimes(2))
    channel.close()
    stop()
  })

  it('make this tab refetch in turn if they change several things in turn', async () => {
    vi.useRealTimers()
    const stop = watchTabs(store.dispatch)
    const held: (() => void)[] = []
    const transport = vi.fn<Transport>(async () => {
      if (transport.mock.calls.length > 3) await new Promise<void>((next) => held.push(next))
      return json(1)
    })
    setTransport(transport)
    await store.dispatch(balance.initiate('u1'))
    await store.dispatch(settingApi.endpoints.webColor.initiate())
    await store.dispatch(recentHistoryApi.endpoints.recentDeposits.initiate('u1'))
    const channel = otherTab()
    for (const tag of ['Balance', 'Setting', 'History']) channel.postMessage({ changed: [tag] })
    for (const count of [4, 5, 6]) {
      await vi.waitFor(() => expect(transport).toHaveBeenCalledTimes(count))
      expect(held).toHaveLength(1)
      held.pop()?.()
    }
    channel.close()
    stop()
  })

  it('do not make a hidden tab refetch until it is visible, and then once for all changes', async () => {
    vi.useRealTimers()
    const dispatch = vi.spyOn(store, 'dispatch')
    const stop = watchTabs(store.dispatch)
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const [channel, other] = [otherTab(), otherTab()]
    const heard = new Promise((resolve) => other.addEventListener('message', resolve))
    channel.postMessage({ changed: ['Promotion', 'Balance'] })
    channel.postMessage({ changed: ['Balance'] })
    await heard
    expect(dispatch).not.toHaveBeenCalled()
    seen.mockReturnValue('visible')
    await vi.waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      expect(dispatch).toHaveBeenCalled()
    })
    const asked = dispatch.mock.calls.flatMap(([action]) =>
      'payload' in action ? [action.payload] : [],
    )
    expect(asked).toEqual([['Promotion', 'Balance']])
    seen.mockRestore()
    for (const each of [channel, other]) each.close()
    stop()
  })

  it('are notified of changes in this tab, which does not refetch because of its own message', async () => {
    vi.useRealTimers()
    const dispatch = vi.spyOn(store, 'dispatch')
    const stop = watchTabs(store.dispatch)
    const channel = otherTab()
    const heard = new Promise<unknown>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data))
    })
    broadcastInvalidation(['Balance'])
    expect(await heard).toEqual({ changed: ['Balance'] })
    expect(dispatch).not.toHaveBeenCalled()
    channel.close()
    stop()
  })
})
