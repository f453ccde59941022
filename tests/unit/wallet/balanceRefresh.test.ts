// needs a window
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import {
  balanceRefreshSlice,
  lockMs,
  refreshBalance,
  selectRefreshPhase,
  settleMs,
} from '#api/money/balanceRefresh'
import { walletApi } from '#api/money/wallet'
import { sessionEnded, sessionSlice } from '#api/session/session'
import { player } from '../../appStore'

const update = '/userbalance/updatebalance/u1'
const balance = '/userbalance/balance/u1'

let calls: string[] = []

function provide(answers: Partial<Record<string, () => Response>>): void {
  setTransport(async ({ url }) => {
    const { pathname } = new URL(url)
    calls.push(pathname)
    const answer = answers[pathname]
    return answer ? answer() : Response.json('notfound', { status: 404 })
  })
}

/** Makes a store with the given slices of the app, so that none can be missing. */
function makeStore() {
  return configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      [api.reducerPath]: api.reducer,
      [balanceRefreshSlice.reducerPath]: balanceRefreshSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), status: 'in' as const, player },
    },
  })
}

type Store = ReturnType<typeof makeStore>

const phase = (store: Store) => selectRefreshPhase(store.getState())
const known = (store: Store) => walletApi.endpoints.balance.select('u1')(store.getState()).data

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
})

afterEach(() => {
  vi.useRealTimers()
})

describe('refreshBalance', () => {
  it('requests an update, waits 5 s, reloads, and stays locked for 10 s', async () => {
    let credit = 100
    provide({ [update]: () => Response.json('ok'), [balance]: () => Response.json(credit) })
    const store = makeStore()
    await store.dispatch(walletApi.endpoints.balance.initiate('u1'))
    calls = []
    credit = 250.5

    const refresh = store.dispatch(refreshBalance('u1'))
    expect(phase(store)).toBe('calling')
    await vi.advanceTimersByTimeAsync(0)
    expect(phase(store)).toBe('waiting')

    await vi.advanceTimersByTimeAsync(settleMs - 1)
    expect(calls).toEqual([update])
    expect(known(store)?.value).toBe(10_000)

    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toEqual([update, balance])
    expect(known(store)?.value).toBe(25_050)
    expect(phase(store)).toBe('locked')

    await vi.advanceTimersByTimeAsync(lockMs - 1)
    expect(phase(store)).toBe('locked')
    await vi.advanceTimersByTimeAsync(1)
    expect(phase(store)).toBe('idle')
    await refresh
  })

  it('waits as long as specified', () => {
    expect([settleMs, lockMs]).toEqual([5_000, 10_000])
  })

  it('does nothing when it is called again within the cycle', async () => {
    provide({ [update]: () => Response.json({}), [balance]: () => Response.json(100) })
    const store = makeStore()
    const first = store.dispatch(refreshBalance('u1'))
    for (const elapsed of [0, 2_000, 3_000, 5_000, 4_999]) {
      await vi.advanceTimersByTimeAsync(elapsed)
      const second = await store.dispatch(refreshBalance('u1'))
      expect(refreshBalance.rejected.match(second) && second.meta.condition).toBe(true)
    }
    expect(calls).toEqual([update, balance])
    await vi.advanceTimersByTimeAsync(1)
    await first
    expect(phase(store)).toBe('idle')
    void store.dispatch(refreshBalance('u1'))
    expect(phase(store)).toBe('calling')
  })

  it('unlocks at once and keeps the old balance if the update fails', async () => {
    provide({ [balance]: () => Response.json(100) })
    const store = makeStore()
    await store.dispatch(walletApi.endpoints.balance.initiate('u1'))
    provide({ [update]: () => Response.json({ message: 'Out of order' }, { status: 503 }) })

    const outcome = await store.dispatch(refreshBalance('u1'))
    expect(outcome.payload).toEqual({ kind: 'http', status: 503, message: 'Out of order' })
    expect(phase(store)).toBe('idle')
    // Shown with its time, and refetched automatically.
    expect(known(store)).toMatchObject({ value: 10_000, isStale: true })
    expect(api.util.selectInvalidatedBy(store.getState(), ['Failed'])).toHaveLength(1)
  })

  it('unlocks and keeps the old balance if the reload fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    provide({ [balance]: () => Response.json(100) })
    const store = makeStore()
    await store.dispatch(walletApi.endpoints.balance.initiate('u1'))
    provide({
      [update]: () => Response.json({}),
      [balance]: () => Response.json('broken', { status: 500 }),
    })

    const refresh = store.dispatch(refreshBalance('u1'))
    await vi.advanceTimersByTimeAsync(settleMs)
    expect((await refresh).payload).toMatchObject({ kind: 'http', status: 500 })
    expect(phase(store)).toBe('idle')
    expect(known(store)?.value).toBe(10_000)
  })

  it.each([
    ['nothing', () => new Response('')],
    ['no JSON', () => new Response('updated')],
    ['a word', () => Response.json('success')],
  ])('accepts %s as the answer, because none is specified', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    provide({ [update]: answer, [balance]: () => Response.json(100) })
    const store = makeStore()
    const refresh = store.dispatch(refreshBalance('u1'))
    await vi.advanceTimersByTimeAsync(settleMs + lockMs)
    expect(refreshBalance.fulfilled.match(await refresh)).toBe(true)
    expect(calls).toEqual([update, balance])
  })

  it('loads no balance after the logout', async () => {
    provide({ [update]: () => Response.json({}), [balance]: () => Response.json(100) })
    const store = makeStore()
    const refresh = store.dispatch(refreshBalance('u1'))
    await vi.advanceTimersByTimeAsync(1_000)
    store.dispatch(sessionEnded('logout'))
    await vi.advanceTimersByTimeAsync(settleMs)
    await refresh
    expect(calls).toEqual([update])
    expect(phase(store)).toBe('idle')
  })
})
