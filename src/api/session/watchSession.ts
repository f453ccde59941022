import { endSession, onLogoutElsewhere, restoreSession, sessionReopened } from './session'
import type { SessionEnd, SessionStore } from './sessionState'
import { givenUp, readToken, tokenKey, tokenUser } from './token'

/**
 * Time between checks in milliseconds. One long timer would pause while the device sleeps and miss a changed
 * clock.
 */
const checkEveryMs = 5000

/**
 * Keeps the store's session in step with the stored token: expiry, logins and logouts in other tabs, and
 * pages that return from sleep or from the back/forward cache.
 * @returns a function that stops it
 */
export function watchSession(store: SessionStore): () => void {
  function wake(): void {
    if (document.visibilityState === 'hidden') return
    reconcile(store, 'expired')
    resume(store)
  }
  function show({ persisted }: PageTransitionEvent): void {
    if (persisted && isLeaving(store)) void store.dispatch(endSession('logout'))
    wake()
  }
  function follow({ key, newValue }: StorageEvent): void {
    // A null key: the other tab cleared everything.
    if (key !== tokenKey && key !== null) return
    reconcile(store, key === null || newValue === givenUp ? 'logout' : 'expired')
    resume(store)
  }
  // A restore that failed on a bad connection is tried again, because the player is still logged in.
  const check = setInterval(wake, checkEveryMs)
  const stopListening = onLogoutElsewhere(() => {
    if (store.getState().session.status === 'in') void store.dispatch(endSession('logout'))
  })
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', show)
  const wakeEvents = ['focus', 'online'] as const
  for (const event of wakeEvents) window.addEventListener(event, wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearInterval(check)
    stopListening()
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', show)
    for (const event of wakeEvents) window.removeEventListener(event, wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** Ends or reopens a session whose token is gone, has expired or belongs to another player now. */
function reconcile(store: SessionStore, cause: SessionEnd): void {
  const { status, player } = store.getState().session
  if (status === 'out' || isLeaving(store)) return
  const token = readToken()
  if (token === null) {
    void store.dispatch(endSession(cause))
  } else if (status === 'in' && tokenUser(token) !== player?.id) {
    store.dispatch(sessionReopened())
    void store.dispatch(restoreSession())
  }
}

/** Restores the session after another tab has logged in, or after the restore at start found no connection. */
function resume(store: SessionStore): void {
  if (store.getState().session.status === 'out' && readToken() !== null) {
    void store.dispatch(restoreSession())
  }
}

/**
 * Whether the page is leaving for the home site after a logout. It returns only through the back/forward
 * cache.
 */
function isLeaving(store: SessionStore): boolean {
  const { status, ended } = store.getState().session
  return status === 'starting' && ended === 'logout'
}
