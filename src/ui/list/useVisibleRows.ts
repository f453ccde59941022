import { type RefObject, useEffect, useState } from 'react'
import { usePrinting } from '../print/usePrinting'

/** Steps drawn above and below what is seen, so that scrolling shows no gap. */
const spare = 8

/** Pixels of a list, from its upper edge, that are in sight or near it. */
export interface VisibleRange {
  from: number
  to: number
}

export interface VisibleRows {
  /** The rows from `first` on, up to but without `end`, are drawn. */
  first: number
  end: number
}

/**
 * Which part of a long list is in sight, as the page scrolls or, with `box`, what is around it. It
 * changes by whole steps of so many pixels. The list keeps its full height by itself: what is not drawn
 * is space above and below. Ours, not @tanstack/react-virtual: all heights here are known, so that
 * nothing needs to be measured or placed row by row.
 */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  step: number,
  box?: RefObject<HTMLElement | null>,
): VisibleRange {
  const [range, setRange] = useState<VisibleRange>(() => ({
    from: 0,
    // Before anything can be measured: no more than can be in sight.
    to: Math.ceil(innerHeight / step) * step,
  }))
  useEffect(() => {
    const element = box?.current ?? null
    const measure = () => {
      if (list.current === null) return
      const edge = element?.getBoundingClientRect().top ?? 0
      const top = list.current.getBoundingClientRect().top - edge
      // A hidden box has no height, and nothing tells when it is shown.
      const height = element?.clientHeight || innerHeight
      const from = (Math.floor(-top / step) - spare) * step
      const to = (Math.ceil((height - top) / step) + spare) * step
      setRange((known) => (known.from === from && known.to === to ? known : { from, to }))
    }
    const scrolled = element ?? window
    measure()
    scrolled.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      scrolled.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [list, step, box])
  const isPrinting = usePrinting()
  return isPrinting && !box ? whole : range
}

/** Paper does not scroll; of a box it has what the box shows. */
const whole: VisibleRange = { from: 0, to: Infinity }

/** Those of `count` equal rows that a part of their list shows; one at least. */
export function rowsIn({ from, to }: VisibleRange, count: number, rowHeight: number): VisibleRows {
  const first = Math.max(0, Math.floor(from / rowHeight))
  const end = Math.max(1, Math.ceil(to / rowHeight))
  return { first: Math.min(first, Math.max(0, count - 1)), end: Math.min(count, end) }
}

/** Which rows of a long list of equal rows are in sight. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  box?: RefObject<HTMLElement | null>,
): VisibleRows {
  return rowsIn(useVisibleRange(list, rowHeight, box), count, rowHeight)
}
