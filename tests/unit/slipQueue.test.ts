// @vitest-environment jsdom
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/api'
import { sessionSlice } from '../../src/api/session'
import { handInSlip, sendSlips, useSlipState, watchSlips } from '../../src/api/slipQueue'
import { forgetSlips, keptSlips } from '../../src/api/slipStore'
import { setTransport } from '../../src/api/transport'
import { satang } from '../../src/lib/money'
import { simulateOffline } from '../../src/lib/online'
import { wholeDepositOnWire } from '../component/walletRecords'
import { MemoryCaches } from './memoryCaches'

const image = new Blob(['a picture'], { type: 'image/jpeg' })
let sent: Record<string, unknown>[] = []

function provide(answer: () => Response | Promise<Response>): void {
  setTransport(async (request) => {
    sent.push(JSON.parse(await request.text()))
    return answer()
  })
}

function makeStore() {
  const player = {
    id: 'u1',
    username: '0812345678',
    name: 'สมชาย ใจดี',
    status: 'active',
    credit: satang(0),
    book_number: '1234567890',
    bank_name: 'กสิกรไทย',
    PromotionID: null,
    PromotionDetail: null,
    PromotionStatus: null,
  }
  return configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      [api.reducerPath]: api.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

beforeEach(() => {
  sent = []
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
})

afterEach(async () => {
  simulateOffline(false)
  await forgetSlips()
  vi.unstubAllGlobals()
})

describe('a slip', () => {
  it('is sent at once and not kept', async () => {
    await handInSlip(makeStore().dispatch, 'u1', 'D1', image)
    expect(sent).toEqual([
      { userId: 'u1', depositId: 'D1', requestId: expect.any(String), image: btoa('a picture') },
    ])
    expect(await keptSlips('u1')).toEqual([])
  })

  it('waits for the network and is then sent once', async () => {
    const store = makeStore()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    expect(sent).toEqual([])
    expect(await keptSlips('u1')).toHaveLength(1)
    const stop = watchSlips(store)
    simulateOffline(false)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await vi.waitFor(async () => expect(await keptSlips('u1')).toEqual([]))
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(1)
    stop()
  })

  it('goes again under the same id when the answer was lost', async () => {
    const store = makeStore()
    provide(() => Promise.reject(new TypeError('Failed to fetch')))
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.['requestId']).toBe(sent[1]?.['requestId'])
    expect(await keptSlips('u1')).toEqual([])
  })

  it.each([
    [401, { message: 'Invalid Token' }],
    [403, { code: 'forbidden' }],
    [404, { code: 'notfound' }],
    [408, { code: 'timeout' }],
    [429, { message: 'Too many' }],
    [502, { code: 'banned' }],
  ])('keeps its picture when it meets a %i on its way', async (status, body) => {
    const store = makeStore()
    provide(() => Response.json(body, { status }))
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    expect(await keptSlips('u1')).toHaveLength(1)
    provide(() => Response.json({ data: wholeDepositOnWire('submitted') }))
    await sendSlips(store.dispatch, 'u1')
    expect(await keptSlips('u1')).toEqual([])
  })

  it('that another tab has sent waits here no longer', async () => {
    const store = makeStore()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    const { result } = renderHook(() => useSlipState('D1'))
    expect(result.current).toEqual({ phase: 'queued' })
    await forgetSlips()
    simulateOffline(false)
    await act(() => sendSlips(store.dispatch, 'u1'))
    expect(result.current).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('is given up when the provider refuses it', async () => {
    const store = makeStore()
    provide(() => Response.json({ code: 'slipused' }, { status: 400 }))
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(1)
  })

  it('is never sent in another player’s name', async () => {
    const store = makeStore()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u2', 'D9', image)
    simulateOffline(false)
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toEqual([])
  })

  it('waits in the page where the browser does not store', async () => {
    vi.stubGlobal('caches', undefined)
    Reflect.deleteProperty(globalThis, 'caches')
    const store = makeStore()
    simulateOffline(true)
    await handInSlip(store.dispatch, 'u1', 'D1', image)
    simulateOffline(false)
    await sendSlips(store.dispatch, 'u1')
    expect(sent).toHaveLength(1)
  })
})
