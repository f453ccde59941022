import { useSyncExternalStore } from 'react'
import { type Failure, isFailure } from '#contract/failure'
import { isOnline, watchOnline, watchPageVisible } from '#lib/device/presence'
import { base64Of } from '#lib/files/image'
import { observable } from '#lib/observable'
import { makeRequestId } from '#lib/requestId'
import { currentSession } from '../cache/cachedAnswers'
import type { Dispatch } from '../client/api'
import { isFinalError, isWithoutRoom } from '../client/provider'
import { retryWithBackoff } from '../client/refetch'
import { addLogoutTask, selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { depositApi } from './deposit'
import { dropSlip, keepSlip, type QueuedSlip, storedSlips } from './slipStore'

/**
 * `queued`: waits to be sent again; `isStored`: it survives a reload. A deposit without a slip, or whose slip
 * the provider has, has no state.
 */
export type SlipState =
  | { phase: 'queued'; isStored: boolean }
  | { phase: 'sending' }
  | { phase: 'refused'; failure: Failure }

const states = observable<Readonly<Record<string, SlipState>>>({})

function setSlipState(depositId: string, state: SlipState | null): void {
  const { [depositId]: _, ...others } = states.get()
  states.set(state === null ? others : { ...others, [depositId]: state })
}

const watchStates = (watcher: () => void) => states.subscribe(watcher)

/** The state of a deposit's slip; undefined without one. */
export function useSlipState(depositId: string): SlipState | undefined {
  return useSyncExternalStore(watchStates, () => states.get()[depositId])
}

/** The sends in progress, by deposit. */
const sending = new Map<string, Promise<void>>()

/**
 * Sends a slip at once if the browser is online. Otherwise stores it and sends it later. A second slip for
 * the same deposit waits for the answer to the first.
 */
export async function handInSlip(
  dispatch: Dispatch,
  userId: string,
  depositId: string,
  image: Blob,
): Promise<void> {
  const session = currentSession()
  while (sending.has(depositId)) await sending.get(depositId)
  if (session !== currentSession()) return
  await sendSlip(dispatch, {
    userId,
    depositId,
    requestId: makeRequestId(),
    image,
    isStored: false,
  })
}

/** Sends the player's stored slips. */
export async function sendSlips(dispatch: Dispatch, userId: string): Promise<void> {
  const slips = await storedSlips(userId)
  const waiting = new Set(slips.map(({ depositId }) => depositId))
  for (const [depositId, { phase }] of Object.entries(states.get())) {
    // Another tab has sent it.
    if (phase === 'queued' && !waiting.has(depositId)) setSlipState(depositId, null)
  }
  for (const slip of slips) await sendSlip(dispatch, slip)
}

async function sendSlip(dispatch: Dispatch, slip: QueuedSlip): Promise<void> {
  const { depositId } = slip
  if (sending.has(depositId)) return
  if (!isOnline()) return letWait(slip)
  const delivery = deliver(dispatch, slip).finally(() => sending.delete(depositId))
  sending.set(depositId, delivery)
  await delivery
}

async function deliver(dispatch: Dispatch, slip: QueuedSlip): Promise<void> {
  const { depositId, userId, requestId } = slip
  setSlipState(depositId, { phase: 'sending' })
  const session = currentSession()
  const request = { userId, requestId, depositId, image: await base64Of(slip.image) }
  const { error } = await dispatch(
    depositApi.endpoints.sendSlip.initiate(request, { track: false }),
  )
  const refusal = isFailure(error) ? errorOf(error) : null
  // The end of the session has removed the stored slips, so this one is not stored again.
  if (session !== currentSession()) return setSlipState(depositId, null)
  if (error !== undefined && refusal === null) return letWait(slip)
  await dropSlip(slip)
  setSlipState(depositId, refusal && { phase: 'refused', failure: refusal })
}

/** @returns why the provider will never accept the slip; null if it still may */
function errorOf(failure: Failure): Failure | null {
  // 413 may come from a gateway in front of the provider, which has its own limit and no codes.
  if (failure.status === 413) return { ...failure, code: failure.code ?? 'sliptoolarge' }
  return isFinalError(failure) || isWithoutRoom(failure) ? failure : null
}

/** Stores a slip only after an attempt failed: a full device may be unable to store it, yet able to send it. */
async function letWait(slip: QueuedSlip): Promise<void> {
  setSlipState(slip.depositId, {
    phase: 'queued',
    isStored: slip.isStored || (await keepSlip(slip)),
  })
}

interface SlipStore {
  getState(): SessionRoot
  dispatch: Dispatch
}

/**
 * Sends waiting slips repeatedly until the provider has them.
 * @returns a function that stops it
 */
export function watchSlips(store: SlipStore): () => void {
  const retries = retryWithBackoff(async () => {
    const userId = selectPlayer(store.getState())?.id
    if (userId === undefined) return false
    await sendSlips(store.dispatch, userId)
    return (await storedSlips(userId)).length > 0
  })
  retries.hurry()
  const stops = [
    watchStates(() => {
      if (Object.values(states.get()).some(({ phase }) => phase === 'queued')) retries.start()
    }),
    watchOnline(retries.hurry),
    watchPageVisible(retries.hurry),
    // The stored slips are removed by `forgetPlayer`.
    addLogoutTask(() => states.set({})),
    retries.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
