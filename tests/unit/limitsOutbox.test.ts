// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/api'
import { protect, watchProtection } from '../../src/api/protection'
import type { Deed } from '../../src/api/protectionDeeds'
import { readDeeds } from '../../src/api/protectionStore'
import { setTransport } from '../../src/api/transport'
import { simulateOffline } from '../../src/lib/online'
import { makeRequestId } from '../../src/lib/requestId'

function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

const blockDeed = (): Deed => ({
  kind: 'exclude',
  order: { userId: 'u1', requestId: makeRequestId(), period: '24h', reason: null },
  madeAt: Date.now(),
})

let sent: unknown[] = []

function answer(make: () => Response | Promise<Response>): void {
  setTransport(async (request) => {
    sent.push(await request.json())
    return make()
  })
}

beforeEach(() => {
  sent = []
  vi.spyOn(console, 'error').mockReturnValue()
  answer(() => Response.json({ data: {} }))
})

afterEach(() => {
  simulateOffline(false)
  localStorage.clear()
})

describe('a protective deed', () => {
  it('is sent at once and forgotten when it is done', async () => {
    const deed = blockDeed()
    expect(await protect(makeStore().dispatch, deed)).toEqual({ phase: 'applied' })
    expect(sent).toEqual([deed.order])
    expect(readDeeds('u1')).toEqual([])
  })

  it('waits offline and goes when there is a connection, once, in its order', async () => {
    const { dispatch } = makeStore()
    simulateOffline(true)
    const deeds = [blockDeed(), blockDeed()]
    for (const deed of deeds) expect(await protect(dispatch, deed)).toEqual({ phase: 'queued' })
    expect(sent).toEqual([])
    const stop = watchProtection(dispatch, 'u1')
    simulateOffline(false)
    await vi.waitFor(() => expect(readDeeds('u1')).toEqual([]))
    expect(sent).toEqual(deeds.map(({ order }) => order))
    stop()
  })

  it.each([
    ['the answer is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the provider is broken', () => new Response('{}', { status: 500 })],
    ['the session is over', () => new Response('{}', { status: 401 })],
  ])('stays when %s, and is sent again with the same id', async (_, failing) => {
    const { dispatch } = makeStore()
    answer(failing)
    const deed = blockDeed()
    expect(await protect(dispatch, deed)).toEqual({ phase: 'queued' })
    expect(readDeeds('u1')).toEqual([deed])
    answer(() => Response.json({ data: {} }))
    const stop = watchProtection(dispatch, 'u1')
    await vi.waitFor(() => expect(readDeeds('u1')).toEqual([]))
    expect(sent).toEqual([deed.order, deed.order])
    stop()
  })

  it('is dropped when it is refused, with the reason', async () => {
    answer(() => Response.json({ code: 'blockshorter' }, { status: 400 }))
    expect(await protect(makeStore().dispatch, blockDeed())).toMatchObject({
      phase: 'refused',
      failure: { code: 'blockshorter' },
    })
    expect(readDeeds('u1')).toEqual([])
  })

  it('of one player is not another player’s', async () => {
    simulateOffline(true)
    await protect(makeStore().dispatch, blockDeed())
    expect(readDeeds('u2')).toEqual([])
    expect(readDeeds('u1')).toHaveLength(1)
  })

  it('holds where the browser does not store', async () => {
    simulateOffline(true)
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const deed = blockDeed()
    await protect(makeStore().dispatch, deed)
    expect(readDeeds('u1')).toEqual([deed])
    vi.restoreAllMocks()
    simulateOffline(false)
    const stop = watchProtection(makeStore().dispatch, 'u1')
    await vi.waitFor(() => expect(readDeeds('u1')).toEqual([]))
    stop()
  })
})
