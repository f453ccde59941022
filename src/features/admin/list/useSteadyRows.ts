import { type RefObject, useEffect, useState } from 'react'

interface Steady<Row> {
  rows: readonly Row[]
  /** How many have come meanwhile and are not shown yet. */
  waiting: number
  showAll: () => void
}

/**
 * The rows of a list that is asked for again by itself: as long as the pointer or the focus is among them,
 * new ones wait to be called for, so that no row jumps away from under a press. `view` is what was asked
 * for: another page or filter shows what it finds at once.
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

  // What is known of a row is as new as the answer, whatever waits.
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
