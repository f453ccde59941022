import * as v from 'valibot'
import { observable } from '../lib/observable'

/** What has been read, on this device: the provider keeps no such list. */
const prefix = 'notifications-read:'

const idsSchema = v.array(v.string())

/** So many are remembered; older ones have left the inbox. */
const most = 1000

const texts = new Map<string, string>()
const changes = observable(0)

/** The ids as text, which stays the same until it changes: for `useSyncExternalStore`. */
export function readIdsText(userId: string): string | null {
  try {
    return localStorage.getItem(prefix + userId) ?? texts.get(userId) ?? null
  } catch {
    return texts.get(userId) ?? null
  }
}

/** Damaged text counts as nothing read. */
export function parseReadIds(text: string | null): ReadonlySet<string> {
  if (text === null) return new Set()
  try {
    const parsed = v.safeParse(idsSchema, JSON.parse(text))
    return new Set(parsed.success ? parsed.output : [])
  } catch {
    return new Set()
  }
}

export function markRead(userId: string, ids: readonly string[]): void {
  const all = new Set([...parseReadIds(readIdsText(userId)), ...ids])
  const text = JSON.stringify([...all].slice(-most))
  try {
    localStorage.setItem(prefix + userId, text)
    texts.delete(userId)
  } catch {
    texts.set(userId, text)
  }
  changes.set(changes.get() + 1)
}

/** Calls back on every change in this tab and the others. Answers the function that stops. */
export function watchRead(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) watcher()
  }
  const stop = changes.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}
