import { useCallback, useRef, useState } from 'react'

export interface Selection {
  readonly has: (key: string) => boolean
  /** Number of selected rows among the matching ones. */
  readonly count: number
  /** Selects or deselects a row; with `toHere`, also all rows between the last changed row and this one. */
  readonly toggle: (key: string, on: boolean, toHere: boolean) => void
  /** Changes all matching rows, on every page. */
  readonly toggleAll: (on: boolean) => void
  readonly clear: () => void
}

/** The selected rows. Only matching rows count, so that no action affects invisible rows. */
export function useSelection(foundKeys: readonly string[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(none)
  const last = useRef<string | null>(null)

  const toggle = useCallback(
    (key: string, on: boolean, toHere: boolean) => {
      const touched = toHere ? between(foundKeys, last.current, key) : [key]
      last.current = key
      setKeys((current) => withKeys(current, touched, on))
    },
    [foundKeys],
  )
  const toggleAll = useCallback(
    (on: boolean) => setKeys((current) => withKeys(current, foundKeys, on)),
    [foundKeys],
  )
  const clear = useCallback(() => setKeys(none), [])
  return {
    has: (key) => keys.has(key),
    count: keys.size === 0 ? 0 : foundKeys.reduce((sum, key) => sum + Number(keys.has(key)), 0),
    toggle,
    toggleAll,
    clear,
  }
}

const none: ReadonlySet<string> = new Set()

function withKeys(current: ReadonlySet<string>, touched: readonly string[], on: boolean) {
  const next = new Set(current)
  for (const key of touched) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** @returns the keys from one to the other, in either direction, both included */
function between(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}
