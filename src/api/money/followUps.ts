import { providerExt } from '#lib/environment'
import { lead } from '../client/lead'
import { watchProtection } from '../protection/protection'
import { selectPlayer } from '../session/session'
import type { SessionStore } from '../session/sessionState'
import { watchPendingOrders } from './pendingOrders'
import { watchSlips } from './slipQueue'

interface FollowUpStore extends SessionStore {
  subscribe: (listener: () => void) => () => void
}

/**
 * Sends again, on every page, what the provider does not have yet: orders without an answer, limits and
 * breaks, slips. One tab does it for all. Returns the function that stops it.
 */
export function watchFollowUps(store: FollowUpStore): () => void {
  return lead('follow-ups', () => {
    const stops = [watchPendingOrders(store), watchSlips(store), protectPlayer(store)]
    return () => {
      for (const stop of stops) stop()
    }
  })
}

/** Sends the limits and breaks of whoever is logged in. */
function protectPlayer(store: FollowUpStore): () => void {
  let protectedId: string | undefined
  let stop: (() => void) | undefined
  const follow = () => {
    const userId = selectPlayer(store.getState())?.id
    if (userId === protectedId) return
    protectedId = userId
    stop?.()
    stop =
      userId === undefined || !providerExt ? undefined : watchProtection(store.dispatch, userId)
  }
  follow()
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    stop?.()
  }
}
