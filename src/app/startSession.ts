import { restoreSession, selectSessionStatus } from '#api/session/session'
import { playerRemains, readToken } from '#api/session/token'
import { watchSession } from '#api/session/watchSession'
import { whenSettled } from '#lib/whenSettled'
import { watchAppearance } from '#ui/appearance/watchAppearance'
import type { AppStore } from './store'

/** Restores what was stored, and keeps store, storage and other tabs in step. Answers the function that stops. */
export function startSession(store: AppStore): () => void {
  if (selectSessionStatus(store.getState()) === 'starting') {
    void store.dispatch(restoreSession()).then(forgetLeftovers)
  } else {
    whenSettled(forgetLeftovers)
  }
  const stops = [watchSession(store), watchAppearance(store)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What a session left that ran out while the app was closed, or was refused. */
function forgetLeftovers(): void {
  if (readToken() !== null || playerRemains.get() === 'none') return
  import('#api/session/forgetPlayer')
    .then(({ forgetPlayer }) => forgetPlayer())
    .catch((cause: unknown) => console.error('Something of the player is left here', cause))
}
