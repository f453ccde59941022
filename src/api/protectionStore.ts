import { observable } from '../lib/observable'
import { type Deed, keyOf, parseDeeds } from './protectionDeeds'

/** Where the browser does not store, what waits lives as long as the page. */
const texts = new Map<string, string>()

const changes = observable(0)

/** What waits as text, which stays the same until it changes: for `useSyncExternalStore`. */
export function deedsText(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId)) ?? texts.get(userId) ?? null
  } catch {
    return texts.get(userId) ?? null
  }
}

export function readDeeds(userId: string): Deed[] {
  return parseDeeds(deedsText(userId))
}

export function addDeed(deed: Deed): void {
  const { userId } = deed.order
  write(userId, [...readDeeds(userId), deed])
}

export function dropDeed({ order }: Deed): void {
  const left = readDeeds(order.userId).filter((deed) => deed.order.requestId !== order.requestId)
  write(order.userId, left)
}

/** Calls back on every change in this tab and the others. Answers the function that stops. */
export function watchDeeds(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keyOf(''))) watcher()
  }
  const stop = changes.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

function write(userId: string, deeds: readonly Deed[]): void {
  texts.delete(userId)
  try {
    if (deeds.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(deeds))
    else localStorage.removeItem(keyOf(userId))
  } catch (cause) {
    console.warn('What protects the player is kept only until the page goes', cause)
    if (deeds.length > 0) texts.set(userId, JSON.stringify(deeds))
  }
  changes.set(changes.get() + 1)
}
