// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedAnswer } from '#api/cache/cachedAnswers'
import { watchData } from '#api/cache/watchData'
import { setTransport } from '#api/client/transport'
import { walletApi } from '#api/money/wallet'
import { endSession } from '#api/session/session'
import { dropToken, storeToken } from '#api/session/token'
import { loggedIn } from '../../appStore'
import { tokenOf } from '../account/tokenOf'
import { MemoryCaches } from '../device/memoryCaches'
import { json } from '../provider/providerFrame'

const url = 'https://provider.invalid/userbalance/balance/u1'
const { balance } = walletApi.endpoints

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
  it('removes all data of a player after the logout, in memory and on the device', async () => {
    const store = loggedIn()
    stop = watchData(store)
    await store.dispatch(balance.initiate('u1'))
    await vi.waitFor(async () => expect(await cachedAnswer('u1', url)).not.toBeNull())
    await store.dispatch(endSession('logout'))
    expect(store.getState().api?.queries).toEqual({})
    expect(await cachedAnswer('u1', url)).toBeNull()
  })

  it('stores nothing of an answer that arrives after the logout', async () => {
    const store = loggedIn()
    stop = watchData(store)
    const answered = Promise.withResolvers<Response>()
    setTransport(async ({ method }) => (method === 'DELETE' ? json({}) : answered.promise))
    const asked = store.dispatch(balance.initiate('u1'))
    await store.dispatch(endSession('logout'))
    answered.resolve(json(1250.75))
    await asked
    expect(store.getState().api?.queries).toEqual({})
    expect(await cachedAnswer('u1', url)).toBeNull()
  })

  it('removes what an earlier player left, and nothing of the current one', async () => {
    const store = loggedIn()
    stop = watchData(store)
    await store.dispatch(balance.initiate('u1'))
    await vi.waitFor(async () => expect(await cachedAnswer('u1', url)).not.toBeNull())
    stop()
    stop = watchData(loggedIn())
    await new Promise((resolve) => setTimeout(resolve))
    expect(await cachedAnswer('u1', url)).not.toBeNull()
    stop()
    stop = watchData(loggedIn({ id: 'u2' }))
    await vi.waitFor(async () => expect(await cachedAnswer('u1', url)).toBeNull())
  })
})
