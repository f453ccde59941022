import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useSyncExternalStore } from 'react'
import { type Failure, isFailure } from '#contract/failure'
import { base64Of } from '#lib/files/image'
import { observable } from '#lib/observable'
import { isOnline, watchOnline } from '#lib/online'
import { makeRequestId } from '#lib/requestId'
import { watchSeen } from '#lib/storage/seen'
import { currentSession } from '../cache/cachedAnswers'
import { isFinalRefusal, isWithoutRoom } from '../client/providerFailure'
import { retrying } from '../client/retrying'
import { selectPlayer } from '../session/session'
import { addLogoutTask } from '../session/sessionEnd'
import type { SessionRoot } from '../session/sessionState'
import { depositApi } from './deposit'
import { dropSlip, keepSlip, type QueuedSlip, storedSlips } from './slipStore'

/**
 * `queued`: waits to be sent again; `isStored`: also when the page goes. What was never attached, or is
 * over, has no entry.
 */
export type SlipState =
  | { phase: 'queued'; isStored: boolean }
  | { phase: 'sending' }
  | { phase: 'refused'; failure: Failure }

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

const states = observable<Readonly<Record<string, SlipState>>>({})

function setSlipState(depositId: string, state: SlipState | null): void {
  const { [depositId]: _, ...others } = states.get()
  states.set(state === null ? others : { ...others, [depositId]: state })
}

const watchStates = (watcher: () => void) => states.subscribe(watcher)

/** How the slip of a deposit fares. */
export function useSlipState(depositId: string): SlipState | undefined {
  return useSyncExternalStore(watchStates, () => states.get()[depositId])
}

/** By deposit: the slip that is on its way now. */
const sending = new Map<string, Promise<void>>()

/**
 * Hands in a slip: sent at once if there is a network, else kept and sent as soon as there is. A later
 * one takes its place; it goes when the one before has its answer.
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

/** Sends what waits. */
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
  const order = { userId, requestId, depositId, image: await base64Of(slip.image) }
  const { error } = await dispatch(depositApi.endpoints.sendSlip.initiate(order, { track: false }))
  const isRefused = isFailure(error) && (isFinalRefusal(error) || isWithoutRoom(error))
  const refusal = isRefused ? error : null
  // The end of a session has removed what was kept: nothing of the player comes back here after it.
  if (session !== currentSession()) return setSlipState(depositId, null)
  if (error !== undefined && refusal === null) return letWait(slip)
  await dropSlip(slip)
  setSlipState(depositId, refusal && { phase: 'refused', failure: refusal })
}

/** What can be sent is not written first: keeping it takes room, too. */
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

/** Sends waiting slips again and again until the provider has them. Answers the function that stops. */
export function watchSlips(store: SlipStore): () => void {
  const retries = retrying(async () => {
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
    watchSeen(retries.hurry),
    // The slips themselves are removed with all else of the player.
    addLogoutTask(() => states.set({})),
    retries.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
