// @vitest-environment jsdom
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedAnswer } from '#api/cache/cachedAnswers'
import { watchData } from '#api/cache/watchData'
import { api } from '#api/client/api'
import { setTransport } from '#api/client/transport'
import { balanceApi } from '#api/money/balance'
import { sessionSlice } from '#api/session/session'
import { endSession } from '#api/session/sessionEnd'
import { dropToken, storeToken } from '#api/session/token'
import { satang } from '#lib/money'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from '../device/memoryCaches'
import { json } from '../provider/providerFrame'

const url = 'https://provider.invalid/userbalance/balance/u1'
const { balance } = balanceApi.endpoints

function makeStore(playerId: string) {
  const player = {
    id: playerId,
    username: '0812345678',
    name: 'Somchai',
    status: 'active',
    credit: satang(0),
    book_number: '1234567890',
    bank_name: 'กสิกรไทย',
    PromotionID: null,
    PromotionDetail: null,
    PromotionStatus: null,
  }
  const session = { ...sessionSlice.getInitialState(), status: 'in' as const, player }
  return configureStore({
    reducer: combineReducers({ session: sessionSlice.reducer, [api.reducerPath]: api.reducer }),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: { session },
  })
}

let stop: () => void

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
  setTransport(async () => json(1250.75))
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  dropToken()
})

describe('watchData', () => {
  it('leaves nothing of a player after the logout, in memory or on the device', async () => {
    const store = makeStore('u1')
    stop = watchData(store)
    await store.dispatch(balance.initiate('u1'))
    await vi.waitFor(async () => expect(await cachedAnswer('u1', url)).not.toBeNull())
    await store.dispatch(endSession('logout'))
    expect(store.getState().api.queries).toEqual({})
    expect(await cachedAnswer('u1', url)).toBeNull()
  })

  it('keeps nothing of an answer that was under way at the logout', async () => {
    const store = makeStore('u1')
    stop = watchData(store)
    const answered = Promise.withResolvers<Response>()
    setTransport(async ({ method }) => (method === 'DELETE' ? json({}) : answered.promise))
    const asked = store.dispatch(balance.initiate('u1'))
    await store.dispatch(endSession('logout'))
    answered.resolve(json(1250.75))
    await asked
    expect(store.getState().api.queries).toEqual({})
    expect(await cachedAnswer('u1', url)).toBeNull()
  })

  it('removes what an earlier player left, and nothing of the one who is here', async () => {
    const store = makeStore('u1')
    stop = watchData(store)
    await store.dispatch(balance.initiate('u1'))
    await vi.waitFor(async () => expect(await cachedAnswer('u1', url)).not.toBeNull())
    stop()
    stop = watchData(makeStore('u1'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(await cachedAnswer('u1', url)).not.toBeNull()
    stop()
    stop = watchData(makeStore('u2'))
    await vi.waitFor(async () => expect(await cachedAnswer('u1', url)).toBeNull())
  })
})
