import { observable } from '../../../lib/observable'

/** When the player last answered the reality check: one clock for all tabs. */
const storageKey = 'reality-seen'

const seen = observable(readStored())

/** Milliseconds since 1970; zero for never. */
export function realitySeen(): number {
  return seen.get()
}

/** The player has read it: the next one is due an interval from now, in all tabs. */
export function markRealitySeen(now: number): void {
  seen.set(now)
  try {
    localStorage.setItem(storageKey, String(now))
  } catch {
    // No storage: this tab has its own clock.
  }
}

export function watchRealitySeen(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) seen.set(readStored())
  }
  const stop = seen.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

function readStored(): number {
  try {
    const moment = Number(localStorage.getItem(storageKey))
    return Number.isSafeInteger(moment) && moment > 0 ? moment : 0
  } catch {
    return 0
  }
}
