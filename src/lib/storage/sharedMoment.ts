import { clockNow } from '../device/clock'
import type { StoredKey } from './storedKeys'
import { storedValue } from './storedValue'

/** A moment that all tabs of this device know, in milliseconds since 1970; zero for never. */
export interface SharedMoment {
  get: () => number
  set: (moment: number) => void
  /** Calls back when it is set, in this tab or another. Answers the function that stops. */
  watch: (watcher: () => void) => () => void
}

/** Kept under `key`; without storage each tab has its own. */
export function sharedMoment(key: StoredKey): SharedMoment {
  const stored = storedValue(key, (value) => (isMoment(value) ? value : null))
  return {
    get: () => {
      const moment = stored.get() ?? 0
      // One in the future is of a clock that was set back: it counts as never.
      return moment <= clockNow() ? moment : 0
    },
    set: stored.set,
    watch: stored.subscribe,
  }
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
