import { observable } from './observable'

/** A moment that all tabs of this device know, in milliseconds since 1970; zero for never. */
export interface SharedMoment {
  get: () => number
  set: (moment: number) => void
  /** Calls back when it is set, in this tab or another. Answers the function that stops. */
  watch: (watcher: () => void) => () => void
}

/** Kept in localStorage under `storageKey`; without storage each tab has its own. */
export function sharedMoment(storageKey: string): SharedMoment {
  const moment = observable(readStored(storageKey))
  return {
    get: moment.get,
    set: (next) => {
      moment.set(next)
      try {
        localStorage.setItem(storageKey, String(next))
      } catch {
        // No storage: this tab alone holds to it.
      }
    },
    watch: (watcher) => {
      const follow = ({ key }: StorageEvent) => {
        if (key === storageKey || key === null) moment.set(readStored(storageKey))
      }
      const stop = moment.subscribe(watcher)
      addEventListener('storage', follow)
      return () => {
        stop()
        removeEventListener('storage', follow)
      }
    },
  }
}

/** A moment in the future is a clock that was set back: it counts as never. */
function readStored(storageKey: string): number {
  try {
    const moment = Number(localStorage.getItem(storageKey))
    return Number.isSafeInteger(moment) && moment > 0 && moment <= Date.now() ? moment : 0
  } catch {
    return 0
  }
}
