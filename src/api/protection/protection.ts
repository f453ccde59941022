import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type Failure, isFailure } from '#contract/failure'
import { isOnline, watchOnline } from '#lib/online'
import { watchSeen } from '#lib/storage/seen'
import { isFinalRefusal, noAnswer } from '../client/providerFailure'
import { retrying } from '../client/retrying'
import { areAnswersNamed } from '../money/answerTo'
import { limitsApi } from './limits'
import type { ProtectionAction } from './protectionActions'
import {
  addAction,
  isInForce,
  readActions,
  removeAction,
  waitingActions,
} from './protectionActions'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/**
 * `queued`: it counts here already and is sent when there is a connection; `kept` is false where the
 * browser does not store it, so that it waits only as long as the page.
 */
export type Protected =
  | { phase: 'applied' }
  | { phase: 'queued'; kept: boolean }
  | { phase: 'refused'; failure: Failure }

/** Protects at once: keeps what was asked for, which counts from now on, then sends it if it can. */
export async function protect(dispatch: Dispatch, deed: ProtectionAction): Promise<Protected> {
  addAction(deed)
  const failures = await sendDeeds(dispatch, deed.order.userId)
  const failure = failures.get(deed.order.requestId)
  if (failure) return { phase: 'refused', failure }
  const waits = readActions(deed.order.userId).some(
    ({ order }) => order.requestId === deed.order.requestId,
  )
  if (!waits) return { phase: 'applied' }
  return { phase: 'queued', kept: waitingActions(deed.order.userId).isKept() }
}

/** Sends what waits, again and again until the provider has it, whatever page is open. Answers the function that stops. */
export function watchProtection(dispatch: Dispatch, userId: string): () => void {
  const sending = retrying(async () => {
    await sendDeeds(dispatch, userId)
    return readActions(userId).length > 0
  })
  const startIfWaiting = () => {
    if (readActions(userId).length > 0) sending.start()
  }
  sending.hurry()
  const stops = [
    waitingActions(userId).subscribe(startIfWaiting),
    watchOnline(sending.hurry),
    watchSeen(sending.hurry),
    sending.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** In their order, one tab at a time. Answers why, for each that the provider refused: those are dropped. */
async function sendDeeds(dispatch: Dispatch, userId: string): Promise<Map<string, Failure>> {
  const refused = new Map<string, Failure>()
  await alone(async () => {
    for (const deed of readActions(userId)) {
      if (!isOnline()) return
      const failure = await post(dispatch, deed)
      if (failure !== null && !isFinalRefusal(failure)) return
      if (failure !== null) refused.set(deed.order.requestId, failure)
      removeAction(deed)
    }
  })
  return refused
}

async function post(dispatch: Dispatch, deed: ProtectionAction): Promise<Failure | null> {
  const { error } = await carryOut(dispatch, deed)
  if (error === undefined) return (await hasArrived(dispatch, deed)) ? null : noAnswer
  return isFailure(error) ? error : noAnswer
}

/** An answer that names the order says so; without one, what was asked for must be read back. */
async function hasArrived(dispatch: Dispatch, deed: ProtectionAction): Promise<boolean> {
  if (areAnswersNamed()) return true
  const reading = dispatch(
    limitsApi.endpoints.protection.initiate(deed.order.userId, {
      forceRefetch: true,
      subscribe: false,
    }),
  )
  const { data } = await reading
  return data !== undefined && !data.isStale && isInForce(data.value, deed)
}

function carryOut(dispatch: Dispatch, deed: ProtectionAction): PromiseLike<{ error?: unknown }> {
  const { setLimit, exclude, setReality } = limitsApi.endpoints
  if (deed.kind === 'limit') return dispatch(setLimit.initiate(deed.order, { track: false }))
  if (deed.kind === 'exclude') return dispatch(exclude.initiate(deed.order, { track: false }))
  return dispatch(setReality.initiate(deed.order, { track: false }))
}

/** Browsers without locks rely on the request id: the provider carries an order out once. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = Reflect.get(navigator, 'locks')
  if (locks === undefined) await work()
  else await locks.request('protection', work)
}
