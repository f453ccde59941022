/** A value with watchers; fits React's `useSyncExternalStore`. */
export interface Observable<T> {
  get: () => T
  set: (next: T) => void
  /** @returns a function that stops watching */
  subscribe: (watcher: () => void) => () => void
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const watcher of watchers) watcher()
    },
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
