import { selectSessionStatus } from '../api/session'
import { restoreSession } from '../api/sessionCalls'
import { watchSession } from '../api/watchSession'
import { whenSettled } from '../lib/whenSettled'
import { watchAppearance } from '../ui/appearance/watchAppearance'
import type { AppStore } from './store'

/** Restores what was stored, and keeps store, storage and other tabs in step. Answers the function that stops. */
export function startSession(store: AppStore): () => void {
  if (selectSessionStatus(store.getState()) === 'starting') void store.dispatch(restoreSession())
  else whenSettled(forgetLeftovers)
  const stops = [watchSession(store), watchAppearance(store)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What a session kept that ran out while the app was closed. */
function forgetLeftovers(): void {
  import('../api/kept')
    .then(({ forgetAnswers }) => forgetAnswers())
    .catch((cause: unknown) => console.warn('Kept answers could not be removed', cause))
}
