import { type Failure, isFailure } from '#contract/failure'
import { isOnline, watchOnline, watchPageVisible } from '#lib/device/presence'
import type { Dispatch } from '../client/api'
import { isFinalError, noAnswer } from '../client/provider'
import { areAnswersNamed } from '../client/providerRequest'
import { retryWithBackoff } from '../client/refetch'
import {
  addAction,
  hasLapsed,
  isInForce,
  limitsApi,
  type ProtectionAction,
  readActions,
  removeAction,
  waitingActions,
} from './limits'

/**
 * `queued`: in force here already, and sent when there is a connection. Without `isStored` it waits only as
 * long as the page.
 */
export type Protected =
  /** `answer`: the provider's, unparsed; undefined if another tab has sent the action. */
  | { phase: 'applied'; answer: unknown }
  | { phase: 'queued'; isStored: boolean }
  | { phase: 'refused'; failure: Failure }

/** Stores an action, which applies from now on, then sends it if possible. */
export async function protect(dispatch: Dispatch, action: ProtectionAction): Promise<Protected> {
  addAction(action)
  const sent = await sendActions(dispatch, action.order.userId)
  const { data: answer, error: failure } = sent.get(action.order.requestId) ?? {}
  if (failure) return { phase: 'refused', failure }
  const waits = readActions(action.order.userId).some(
    ({ order: request }) => request.requestId === action.order.requestId,
  )
  if (!waits) return { phase: 'applied', answer }
  return { phase: 'queued', isStored: waitingActions(action.order.userId).isStored() }
}

/**
 * Sends waiting actions repeatedly until the provider has them, on any page.
 * @returns a function that stops it
 */
export function watchProtection(dispatch: Dispatch, userId: string): () => void {
  const sending = retryWithBackoff(async () => {
    await sendActions(dispatch, userId)
    return toSend(userId).length > 0
  })
  const startIfWaiting = () => {
    if (toSend(userId).length > 0) sending.start()
  }
  sending.hurry()
  const stops = [
    waitingActions(userId).subscribe(startIfWaiting),
    watchOnline(sending.hurry),
    watchPageVisible(sending.hurry),
    sending.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

interface Sent {
  data?: unknown
  error?: Failure
}

function toSend(userId: string): ProtectionAction[] {
  return readActions(userId).filter((action) => !hasLapsed(action))
}

/**
 * Sends the waiting actions in order, one tab at a time.
 * @returns the results of settled actions, including refused ones. A ban settles nothing, because it may be
 * lifted.
 */
async function sendActions(dispatch: Dispatch, userId: string): Promise<Map<string, Sent>> {
  const settled = new Map<string, Sent>()
  await alone(async () => {
    for (const action of toSend(userId)) {
      if (!isOnline()) return
      const sent = await post(dispatch, action)
      if (sent.error && (!isFinalError(sent.error) || sent.error.code === 'banned')) return
      settled.set(action.order.requestId, sent)
      removeAction(action)
    }
  })
  return settled
}

async function post(dispatch: Dispatch, action: ProtectionAction): Promise<Sent> {
  const { data, error } = await postAction(dispatch, action)
  if (isFailure(error)) return { error }
  return error === undefined && (await hasArrived(dispatch, action))
    ? { data }
    : { error: noAnswer }
}

/** An answer that names the request proves that it arrived. Otherwise the protection must be read back. */
async function hasArrived(dispatch: Dispatch, action: ProtectionAction): Promise<boolean> {
  if (areAnswersNamed()) return true
  const reading = dispatch(
    limitsApi.endpoints.protection.initiate(action.order.userId, {
      forceRefetch: true,
      subscribe: false,
    }),
  )
  const { data } = await reading
  return data !== undefined && !data.isStale && isInForce(data.value, action)
}

function postAction(
  dispatch: Dispatch,
  action: ProtectionAction,
): PromiseLike<{ data?: unknown; error?: unknown }> {
  const { setLimit, exclude, setReality } = limitsApi.endpoints
  if (action.kind === 'limit') return dispatch(setLimit.initiate(action.order, { track: false }))
  if (action.kind === 'exclude') return dispatch(exclude.initiate(action.order, { track: false }))
  return dispatch(setReality.initiate(action.order, { track: false }))
}

/** Browsers without locks rely on the request id: the provider carries out a request only once. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = Reflect.get(navigator, 'locks')
  if (locks === undefined) await work()
  else await locks.request('protection', work)
}
