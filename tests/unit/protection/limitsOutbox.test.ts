// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { depositApi } from '#api/money/deposit'
import { walletApi } from '#api/money/wallet'
import { markRead, readIds } from '#api/notifications/notifications'
import { promotionApi } from '#api/promotion/promotion'
import { type BlockAction, blockAmong, readActions } from '#api/protection/limits'
import { protect, watchProtection } from '#api/protection/protection'
import { simulateOffline } from '#lib/device/presence'
import { makeRequestId } from '#lib/requestId'
import { forgetStored } from '#lib/storage/storedValue'
import { ownAnswer } from '../../ownAnswer'
import { fillStorage } from '../device/fullStorage'
import { makeDataStore } from '../provider/providerFrame'

const blockAction = (period: '24h' | 'forever' = '24h'): BlockAction => ({
  kind: 'exclude',
  order: { userId: 'u1', requestId: makeRequestId(), period, reason: null },
  madeAt: Date.now(),
})

let sent: unknown[] = []

function answer(make: () => Response | Promise<Response>): void {
  setTransport(async (request) => {
    const body: unknown = await request.json()
    sent.push(body)
    return ownAnswer(body, await make())
  })
}

beforeEach(() => {
  sent = []
  vi.spyOn(console, 'error').mockReturnValue()
  answer(() => Response.json({ data: {} }))
})

afterEach(() => {
  vi.useRealTimers()
  simulateOffline(false)
  forgetStored(() => true)
})

describe('a protective action', () => {
  it('is sent at once and removed when it is done', async () => {
    const action = blockAction()
    expect(await protect(makeDataStore().dispatch, action)).toMatchObject({ phase: 'applied' })
    expect(sent).toEqual([action.order])
    expect(readActions('u1')).toEqual([])
  })

  it('waits offline and is sent once there is a connection, in its order', async () => {
    const { dispatch } = makeDataStore()
    simulateOffline(true)
    const actions = [blockAction(), blockAction()]
    for (const action of actions)
      expect(await protect(dispatch, action)).toEqual({ phase: 'queued', isStored: true })
    expect(sent).toEqual([])
    const stop = watchProtection(dispatch, 'u1')
    simulateOffline(false)
    await vi.waitFor(() => expect(readActions('u1')).toEqual([]))
    expect(sent).toEqual(actions.map(({ order: request }) => request))
    stop()
  })

  it('is not sent after its end, as it would begin again, and stays until the player has read that', async () => {
    const { dispatch } = makeDataStore()
    simulateOffline(true)
    const [over, lasting] = [blockAction(), blockAction('forever')]
    for (const action of [over, lasting]) {
      await protect(dispatch, { ...action, madeAt: Date.now() - 24 * 3_600_000 })
    }
    simulateOffline(false)
    const stop = watchProtection(dispatch, 'u1')
    await vi.waitFor(() => expect(sent).toEqual([lasting.order]))
    await vi.waitFor(() => expect(readActions('u1')).toHaveLength(1))
    expect(readActions('u1')).toMatchObject([{ order: over.order }])
    stop()
  })

  it("is sent if only the device's clock says that it has ended", async () => {
    const { dispatch } = makeDataStore()
    const made = blockAction()
    const from = new Date(Date.now() - 3_600_000).toISOString()
    const request = { ...made.order, from }
    const action = { ...made, order: request, madeAt: Date.now() - 400 * 86_400_000 }
    expect(await protect(dispatch, action)).toMatchObject({ phase: 'applied' })
    expect(sent).toEqual([action.order])
  })

  it('is kept after a ban, which may be lifted', async () => {
    answer(() => Response.json({ code: 'banned' }, { status: 400 }))
    const action = blockAction('forever')
    expect(await protect(makeDataStore().dispatch, action)).toMatchObject({ phase: 'queued' })
    expect(readActions('u1')).toEqual([action])
  })

  it('refetches credit, promotions and deposits if it deducts grants', async () => {
    const { dispatch } = makeDataStore()
    const asked: string[] = []
    setTransport(async (request) => {
      const body: unknown = request.method === 'POST' ? await request.json() : null
      if (body === null) asked.push(new URL(request.url).pathname)
      return body === null ? Response.json(0) : ownAnswer(body, Response.json({ data: {} }))
    })
    const { depositTransaction } = depositApi.endpoints
    const stops = [
      dispatch(walletApi.endpoints.balance.initiate('u1')),
      dispatch(promotionApi.endpoints.availablePromotion.initiate('u1')),
      dispatch(depositTransaction.initiate({ userId: 'u1', depositId: 'D1' })),
    ]
    await Promise.all(stops)
    const before = asked.splice(0)
    expect(await protect(dispatch, blockAction())).toMatchObject({ phase: 'applied' })
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(before.toSorted()))
    for (const asking of stops) asking.unsubscribe()
  })

  it.each([
    ['the answer is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the provider is broken', () => new Response('{}', { status: 500 })],
    ['the session is over', () => new Response('{}', { status: 401 })],
  ])('stays when %s, and is sent again with the same ID', async (_, failing) => {
    const { dispatch } = makeDataStore()
    answer(failing)
    const action = blockAction()
    expect(await protect(dispatch, action)).toEqual({ phase: 'queued', isStored: true })
    expect(readActions('u1')).toEqual([action])
    answer(() => Response.json({ data: {} }))
    const stop = watchProtection(dispatch, 'u1')
    await vi.waitFor(() => expect(readActions('u1')).toEqual([]))
    expect(sent).toEqual([action.order, action.order])
    stop()
  })

  it.each([
    ['a gateway’s error', () => new Response('<html>502</html>', { status: 502 })],
    ['a closed door', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['a session that ended', () => Response.json({ message: 'Invalid Token' }, { status: 401 })],
    ['a call that took too long', () => Response.json({ message: 'Timeout' }, { status: 408 })],
    [
      'a broken gateway that names a code',
      () => Response.json({ code: 'banned' }, { status: 503 }),
    ],
    ['a page that does not exist', () => Response.json({ message: 'Not Found' }, { status: 404 })],
    ['too many calls', () => Response.json({ message: 'Too many' }, { status: 429 })],
    ['the answer to another', () => Response.json({ data: {}, requestId: makeRequestId() })],
    ['a page', () => new Response('<html>ok</html>')],
    ['nothing', () => new Response('')],
  ])('is sent again automatically after %s, while the page is open and online', async (_, bad) => {
    vi.useFakeTimers()
    const { dispatch } = makeDataStore()
    const stop = watchProtection(dispatch, 'u1')
    answer(bad)
    const action = blockAction()
    expect(await protect(dispatch, action)).toMatchObject({ phase: 'queued' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readActions('u1')).toEqual([action])
    expect(sent.length).toBeGreaterThan(3)
    answer(() => Response.json({ data: {} }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(readActions('u1')).toEqual([])
    expect(new Set(sent.map((request) => JSON.stringify(request))).size).toBe(1)
    stop()
  })

  it('is dropped with the reason when it is refused', async () => {
    answer(() => Response.json({ code: 'blockshorter' }, { status: 400 }))
    expect(await protect(makeDataStore().dispatch, blockAction())).toMatchObject({
      phase: 'refused',
      failure: { code: 'blockshorter' },
    })
    expect(readActions('u1')).toEqual([])
  })

  it('is separate for each player', async () => {
    simulateOffline(true)
    await protect(makeDataStore().dispatch, blockAction())
    expect(readActions('u2')).toEqual([])
    expect(readActions('u1')).toHaveLength(1)
  })

  it('is kept in memory, counted and sent if storage is full and an earlier one waits', async () => {
    simulateOffline(true)
    vi.spyOn(console, 'warn').mockReturnValue()
    const { dispatch } = makeDataStore()
    const actions = [blockAction('24h'), blockAction('forever')]
    const [first, second] = actions
    if (!first || !second) throw new Error('There are two')
    expect(await protect(dispatch, first)).toEqual({ phase: 'queued', isStored: true })
    fillStorage()
    expect(await protect(dispatch, second)).toEqual({ phase: 'queued', isStored: false })
    expect(readActions('u1')).toEqual(actions)
    expect(blockAmong(readActions('u1'))).toMatchObject({ kind: 'exclude', endAt: null })
    const stop = watchProtection(dispatch, 'u1')
    simulateOffline(false)
    await vi.waitFor(() => expect(readActions('u1')).toEqual([]))
    expect(sent).toEqual(actions.map(({ order: request }) => request))
    stop()
  })
})

it('read flags are kept in memory if storage is full and earlier ones are stored', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  markRead('u1', ['n1'])
  fillStorage()
  markRead('u1', ['n2'])
  expect(readIds('u1').get()).toEqual(['n1', 'n2'])
})
