import type { StoredKey } from './storedKeys'

/** A value in web storage; fits React's `useSyncExternalStore`. */
export interface StoredValue<T> {
  /** @returns the same object until it changes; null if nothing is stored. Damaged text is removed. */
  get: () => T | null
  /**
   * Replaces the value, or removes it with null.
   * @returns whether the browser stored that
   */
  set: (value: T | null) => boolean
  /**
   * Changes the current value, e.g. adds to a list. If the browser cannot store that now, the change is
   * applied again to any value that another tab stores in the meantime.
   */
  update: (change: Change<T>) => boolean
  /** False while the newest value lasts only as long as the page, because storage is full or switched off. */
  isStored: () => boolean
  /**
   * Calls back on every change, in this tab and the others.
   * @returns a function that stops watching
   */
  subscribe: (watcher: () => void) => () => void
}

type Change<T> = (value: T | null) => T | null
type Area = 'local' | 'session'

interface Format<T> {
  decode: (text: string) => T | null
  encode: (value: T) => string
}

/** The stored text, the changes that could not be stored since, and the resulting value. */
interface Known<T> {
  text: string | null
  waiting: readonly Waiting<T>[]
  value: T | null
}

interface Waiting<T> {
  change: Change<T>
  /** Whether the change replaces the whole value. A newer value of another tab then discards it. */
  replaces: boolean
}

/** The part of every stored value of this page that does not depend on its type. */
interface Follower {
  key: string
  area: Area
  /** Tries again to store changes that are only in memory. */
  retry: () => void
  /** Handles that another tab wrote this value, or cleared everything. */
  follow: () => void
  /** Discards changes that could not be stored. */
  forget: () => void
  isWaiting: () => boolean
}

const followers = new Set<Follower>()

/** A value that is stored as JSON. `parse` returns null for a value of another shape. */
export function storedValue<T>(
  key: StoredKey,
  parse: (stored: unknown) => T | null,
  area: Area = 'local',
): StoredValue<T> {
  return stored(key, area, { decode: (text) => parse(parseJson(text)), encode: JSON.stringify })
}

/** A text that is stored as it is. */
export function storedText(key: StoredKey, area: Area = 'local'): StoredValue<string> {
  return stored(key, area, { decode: (text) => text, encode: (text) => text })
}

/** Makes one value per name, e.g. per player. The same name always returns the same value. */
export function storedByName<T>(
  make: (name: string) => StoredValue<T>,
): (name: string) => StoredValue<T> {
  const made = new Map<string, StoredValue<T>>()
  return (name) => {
    const value = made.get(name) ?? make(name)
    made.set(name, value)
    return value
  }
}

/** Removes every value whose key is forgotten, from storage and from memory. */
export function forgetStored(isForgotten: (key: string) => boolean): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of storedKeysIn(area)) if (isForgotten(key)) write(area, key, null)
  }
  for (const { key, forget } of followers) if (isForgotten(key)) forget()
}

/** @returns the keys that start with `beginning`, stored or only in memory */
export function storedKeysUnder(beginning: string, area: Area = 'local'): string[] {
  const inMemory = [...followers].filter((each) => each.area === area && each.isWaiting())
  const keys = [...storedKeysIn(area), ...inMemory.map(({ key }) => key)]
  return [...new Set(keys)].filter((key) => key.startsWith(beginning))
}

/** @returns how many characters local storage holds under the counted keys */
export function storedLength(isCounted: (key: string) => boolean): number {
  const keys = storedKeysIn('local').filter(isCounted)
  return keys.reduce((sum, key) => sum + (read('local', key)?.length ?? 0), 0)
}

function stored<T>(key: string, area: Area, { decode, encode }: Format<T>): StoredValue<T> {
  const watchers = new Set<() => void>()
  let waiting: readonly Waiting<T>[] = []
  let known: Known<T> = { text: null, waiting, value: null }

  function get(): T | null {
    const text = read(area, key)
    if (text !== known.text || waiting !== known.waiting) {
      const value = waiting.reduce((last, { change }) => change(last), valueOf(text))
      known = { text, waiting, value }
    }
    return known.value
  }

  function valueOf(text: string | null): T | null {
    const value = text === null ? null : decode(text)
    if (text !== null && value === null) write(area, key, null)
    return value
  }

  function keep(): boolean {
    if (waiting.length === 0) return true
    const value = get()
    const text = value === null ? null : encode(value)
    if (!write(area, key, text)) return false
    waiting = []
    known = { text, waiting, value }
    return true
  }

  function notify(): void {
    for (const watcher of watchers) watcher()
  }

  function make(next: readonly Waiting<T>[]): boolean {
    waiting = next
    const isStored = keep()
    notify()
    // A shorter value may have freed space for values that could not be stored.
    if (isStored) retryAll()
    return isStored
  }

  followers.add({
    key,
    area,
    retry: () => {
      if (waiting.length > 0 && keep()) notify()
    },
    follow: () => {
      waiting = waiting.filter(({ replaces }) => !replaces)
      keep()
      notify()
    },
    forget: () => {
      waiting = []
      notify()
    },
    isWaiting: () => waiting.length > 0,
  })

  return {
    get,
    set: (value) => make([{ change: () => value, replaces: true }]),
    update: (change) => make([...waiting, { change, replaces: false }]),
    isStored: () => waiting.length === 0,
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

function retryAll(): void {
  for (const { retry } of followers) retry()
}

function onStorage({ key }: StorageEvent): void {
  // A null key means that the other tab cleared everything. Any change may have freed space.
  for (const each of followers) {
    if (each.area === 'local' && (key === null || key === each.key)) each.follow()
    else each.retry()
  }
}

if ('addEventListener' in globalThis) {
  addEventListener('storage', onStorage)
  // Also the last chance before the page closes or sleeps.
  addEventListener('visibilitychange', retryAll)
}

function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

/** @returns null also if storage is switched off (private window, blocked cookies) */
function read(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    // Nothing is stored then, and the first write reports it.
    return null
  }
}

function write(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
    return true
  } catch (cause) {
    // Only writing needs space. If removing fails, storage is switched off and holds nothing.
    if (text === null) return true
    console.warn(`${key} is kept only until the page goes`, cause)
    return false
  }
}

function storedKeysIn(area: Area): string[] {
  try {
    return Object.keys(storageOf(area))
  } catch {
    // Storage is switched off, so it holds nothing.
    return []
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: `parse` rejects undefined like any value of another shape.
    return undefined
  }
}
