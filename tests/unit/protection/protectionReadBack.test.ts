// needs a window
import { afterEach, expect, it } from 'vitest'
import { setTransport } from '#api/client/transport'
import { type ProtectionAction, readActions } from '#api/protection/limits'
import { protect } from '#api/protection/protection'
import { makeRequestId } from '#lib/requestId'
import { forgetStored } from '#lib/storage/storedValue'
import { protectionOnWire } from '../../component/rewards/rewardsAnswers'
import { makeDataStore } from '../provider/providerFrame'

/** Simulates a provider whose answers never name their request. */
function provide(block: object | null): void {
  setTransport(async ({ method }) =>
    Response.json(
      method === 'GET' ? { data: { ...protectionOnWire, block } } : { answer: 'unknown' },
    ),
  )
}

const action: ProtectionAction = {
  kind: 'exclude',
  order: { userId: 'u1', requestId: makeRequestId(), period: '24h', reason: null },
  madeAt: Date.now(),
}

function send() {
  return protect(makeDataStore().dispatch, action)
}

afterEach(() => forgetStored(() => true))

it('a self-exclusion that cannot be read back has not arrived, whatever the answer was', async () => {
  provide(null)
  expect(await send()).toMatchObject({ phase: 'queued' })
  expect(readActions('u1')).toEqual([action])
})

it('a break that can be read back has arrived', async () => {
  const endAt = new Date(action.madeAt + 86_400_000).toISOString()
  provide({ kind: 'timeout', startAt: new Date(action.madeAt).toISOString(), endAt })
  expect(await send()).toMatchObject({ phase: 'applied' })
})
