import { clockNow } from '../device/clock'
import type { StoredKey } from './storedKeys'
import { storedValue } from './storedValue'

/** A time that all tabs of this device share, in milliseconds since 1970; zero for never. */
export interface SharedMoment {
  get: () => number
  set: (moment: number) => void
  /**
   * Calls back when it is set, in this tab or another.
   * @returns a function that stops watching
   */
  watch: (watcher: () => void) => () => void
}

/** Stored under `key`; without storage each tab has its own. */
export function sharedMoment(key: StoredKey): SharedMoment {
  const stored = storedValue(key, (value) => (isMoment(value) ? value : null))
  return {
    get: () => {
      const moment = stored.get() ?? 0
      // A time in the future comes from before the clock was set back. It counts as never.
      return moment <= clockNow() ? moment : 0
    },
    set: stored.set,
    watch: stored.subscribe,
  }
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
