import { observable } from '#lib/observable'
import { isSeen, watchSeen } from '#lib/storage/seen'
import { api, failedTag } from '../client/api'
import { retrying } from '../money/retrying'

/** Counts what could not be loaded afresh. */
const failures = observable(0)

/** Something could not be loaded: it is asked for again after a while. */
export function noteFailedLoad(): void {
  failures.set(failures.get() + 1)
}

interface DataStore {
  getState: () => unknown
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown
}

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0]

/**
 * Asks again for what failed: with growing pauses while the page is seen, and at once when it is seen again
 * or the browser is online again. Answers the function that stops.
 */
export function watchConnection({ getState, dispatch }: DataStore): () => void {
  const asking = retrying(async () => {
    const state = getState()
    if (!isApiState(state) || api.util.selectInvalidatedBy(state, [failedTag]).length === 0) {
      return false
    }
    if (isSeen()) dispatch(api.util.invalidateTags([failedTag]))
    return true
  })
  addEventListener('online', asking.hurry)
  const stops = [failures.subscribe(asking.start), watchSeen(asking.hurry), asking.stop]
  return () => {
    removeEventListener('online', asking.hurry)
    for (const stop of stops) stop()
  }
}

function isApiState(state: unknown): state is ApiState {
  return typeof state === 'object' && state !== null && api.reducerPath in state
}
