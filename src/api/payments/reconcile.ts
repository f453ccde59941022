/** Finds out, on every page, the result of whatever the provider has not answered yet. */
import { watchOnline, watchPageVisible } from '#lib/device/presence'
import { providerExt } from '#lib/environment'
import type { Dispatch } from '../client/api'
import { electLeader } from '../client/leaderElection'
import { type Retrying, retryWithBackoff } from '../client/refetch'
import { watchSlips } from '../money/slipQueue'
import { watchProtection } from '../protection/protection'
import { selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { kindOf, paymentKinds } from './paymentKinds'
import { isPending } from './paymentRequest'
import { adoptEarlierRequests, readRequest, sentRequests, watchRequests } from './requestStore'
import { retryRequest } from './submit'

interface ReconciledStore {
  getState: () => SessionRoot
  dispatch: Dispatch
  subscribe: (listener: () => void) => () => void
}

/**
 * Sends again what the provider does not have yet: payment requests, slips, limits and breaks. Only the
 * leader tab does it.
 *
 * @returns a function that stops it
 */
export function reconcile(store: ReconciledStore): () => void {
  return electLeader('follow-ups', () => {
    const stops = [
      reconcilePayments(store),
      watchSlips(store),
      forPlayer(store, (userId) =>
        providerExt ? watchProtection(store.dispatch, userId) : () => undefined,
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
}

/**
 * Retries the pending requests of the logged-in player, with growing pauses.
 *
 * @returns a function that stops it
 */
export function reconcilePayments(store: ReconciledStore, kinds = paymentKinds): () => void {
  const { dispatch } = store
  adoptEarlierRequests()
  return forPlayer(store, (userId) => {
    const loops = new Map<string, Retrying>()
    const follow = () => {
      for (const { name, request } of sentRequests(userId)) {
        if (!isPending(request)) continue
        const { requestId } = request
        const isLeft = () => {
          const kept = readRequest(name, userId)
          return isPending(kept) && kept.requestId === requestId
        }
        const loop =
          loops.get(requestId) ??
          retryWithBackoff(async () => {
            if (isLeft()) await retryRequest(dispatch, kindOf(name, kinds), name, userId)
            return isLeft()
          })
        loops.set(requestId, loop)
        loop.start()
      }
    }
    const hurry = () => {
      for (const loop of loops.values()) loop.hurry()
    }
    follow()
    const stops = [watchRequests(follow), watchOnline(hurry), watchPageVisible(hurry)]
    return () => {
      for (const stop of stops) stop()
      for (const { stop } of loops.values()) stop()
    }
  })
}

/**
 * Runs `work` for the logged-in player, and again when another player logs in.
 *
 * @returns a function that stops it
 */
function forPlayer(store: ReconciledStore, work: (userId: string) => () => void): () => void {
  let current: string | undefined
  let stop: (() => void) | undefined
  const follow = () => {
    const userId = selectPlayer(store.getState())?.id
    if (userId === current) return
    current = userId
    stop?.()
    stop = userId === undefined ? undefined : work(userId)
  }
  follow()
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    stop?.()
  }
}
