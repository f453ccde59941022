import { type RefObject, useEffect, useState } from 'react'
import { usePrinting } from '../print/usePrinting'

/** Extra steps rendered above and below the visible part, so that scrolling shows no gap. */
const spare = 8

/** The part of a list that is visible or nearly visible, in pixels from its upper edge. */
export interface VisibleRange {
  from: number
  to: number
}

export interface VisibleRows {
  /** Rendered rows: from `first` up to, but not including, `end`. */
  first: number
  end: number
}

/**
 * The visible part of a long list while the page scrolls or, with `box`, the element around it. It changes in
 * steps of `step` pixels. The list itself keeps its full height, with space above and below for rows that are
 * not rendered. Replaces @tanstack/react-virtual: all heights here are known, so no row needs measuring or
 * positioning.
 */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  step: number,
  box?: RefObject<HTMLElement | null>,
): VisibleRange {
  const [range, setRange] = useState<VisibleRange>(() => ({
    from: 0,
    // Before the first measurement: no more than fits on the screen.
    to: Math.ceil(innerHeight / step) * step,
  }))
  useEffect(() => {
    const element = box?.current ?? null
    const measure = () => {
      if (list.current === null) return
      const edge = element?.getBoundingClientRect().top ?? 0
      const top = list.current.getBoundingClientRect().top - edge
      // A hidden box has no height, and no event is fired when it is shown.
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

/** Paper does not scroll. A box prints its visible part. */
const whole: VisibleRange = { from: 0, to: Infinity }

/** @returns the rows, out of `count` of equal height, that are within the range; at least one */
export function rowsIn({ from, to }: VisibleRange, count: number, rowHeight: number): VisibleRows {
  const first = Math.max(0, Math.floor(from / rowHeight))
  const end = Math.max(1, Math.ceil(to / rowHeight))
  return { first: Math.min(first, Math.max(0, count - 1)), end: Math.min(count, end) }
}

/** The visible rows of a long list of rows of equal height. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  box?: RefObject<HTMLElement | null>,
): VisibleRows {
  return rowsIn(useVisibleRange(list, rowHeight, box), count, rowHeight)
}
