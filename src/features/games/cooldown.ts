import { observable } from '../../lib/observable'

/** Between two games opened on this device; the provider holds to it too. */
export const cooldownMs = 60_000

const storageKey = 'game-opened'

const opened = observable(readStored())

/** When the last game was opened here, in milliseconds since 1970; zero for never. The link is not kept. */
export function openedAt(): number {
  return opened.get()
}

export function markOpened(now: number): void {
  opened.set(now)
  try {
    localStorage.setItem(storageKey, String(now))
  } catch {
    // No storage: this tab alone, and the provider, hold to the minute.
  }
}

/** Calls back when a game is opened, in this tab or another. Answers the function that stops. */
export function watchOpened(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) opened.set(readStored())
  }
  const stop = opened.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

/** A moment in the future is a clock that was set back. */
function readStored(): number {
  try {
    const moment = Number(localStorage.getItem(storageKey))
    return Number.isSafeInteger(moment) && moment <= Date.now() ? moment : 0
  } catch {
    return 0
  }
}
