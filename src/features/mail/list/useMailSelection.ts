import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export interface Selection {
  ids: readonly string[]
  has: (id: string) => boolean
  /** With `isRange`, selects everything between the last selected mail and this one. */
  toggle: (id: string, isRange?: boolean) => void
  all: () => void
  none: () => void
}

/** Selection among `ids`. Ids that left the list are dropped, and a different `list` starts with none. */
export function useMailSelection(ids: readonly string[], list: string): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const [chosenIn, setChosenIn] = useState(list)
  if (chosenIn !== list) {
    setChosenIn(list)
    setChosen(new Set())
  }
  const anchor = useRef<string | null>(null)
  const shown = useRef(ids)
  useEffect(() => {
    shown.current = ids
  }, [ids])

  const toggle = useCallback((id: string, isRange = false) => {
    const order = shown.current
    const from = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1
    const to = order.indexOf(id)
    anchor.current = id
    setChosen((before) => {
      const next = new Set(before)
      const isWanted = !before.has(id)
      const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
      for (const one of range) {
        if (isWanted) next.add(one)
        else next.delete(one)
      }
      return next
    })
  }, [])
  const all = useCallback(() => setChosen(new Set(shown.current)), [])
  const none = useCallback(() => setChosen(new Set()), [])

  return useMemo(() => {
    const there = chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))
    return { ids: there, has: (id) => chosen.has(id), toggle, all, none }
  }, [chosen, ids, toggle, all, none])
}
