import { type RefObject, useEffect, useState } from 'react'

interface Steady<Row> {
  rows: readonly Row[]
  /** Number of new rows that are not shown yet. */
  waiting: number
  showAll: () => void
}

/**
 * The rows of a polled list. While the pointer or the focus is among them, new rows are held back, so that
 * no row moves away under a click. `view` is the query: another page or filter shows its rows at once.
 */
export function useSteadyRows<Row>(
  answered: readonly Row[],
  view: unknown,
  keyOf: (row: Row) => string,
  area: RefObject<HTMLElement | null>,
): Steady<Row> {
  const [held, setHeld] = useState({ rows: answered, view })
  const isLookedAt = useLookedAt(area)
  const known = new Set(held.rows.map(keyOf))
  const waiting = answered.filter((row) => !known.has(keyOf(row))).length
  const isKept = isLookedAt && held.view === view && known.size > 0 && waiting > 0
  if (!isKept && (held.rows !== answered || held.view !== view)) setHeld({ rows: answered, view })
  if (!isKept) return { rows: answered, waiting: 0, showAll: noop }

  // Rows already shown are updated, even while new ones are held back.
  const latest = new Map(answered.map((row) => [keyOf(row), row]))
  return {
    rows: held.rows.map((row) => latest.get(keyOf(row)) ?? row),
    waiting,
    showAll: () => setHeld({ rows: answered, view }),
  }
}

const noop = () => {}

const events = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const

/** Whether the pointer or the focus is among the rows. */
function useLookedAt(area: RefObject<HTMLElement | null>): boolean {
  const [isLookedAt, setLookedAt] = useState(false)
  useEffect(() => {
    const element = area.current
    const look = () => {
      const list = element?.querySelector('tbody, ul')
      setLookedAt(!!list && (list.matches(':hover') || list.contains(document.activeElement)))
    }
    for (const event of events) element?.addEventListener(event, look)
    return () => {
      for (const event of events) element?.removeEventListener(event, look)
    }
  }, [area])
  return isLookedAt
}
