import { type RefObject, useEffect, useState } from 'react'

/** Rows drawn above and below what is seen, so that scrolling shows no gap. */
const spare = 8

export interface VisibleRows {
  /** The rows from `first` on, up to but without `end`, are drawn. */
  first: number
  end: number
}

/**
 * Which rows of a long list of equal rows are in sight, as the page scrolls or, with `box`, what is
 * around them. The list keeps its full height by itself: rows that are not drawn are space above and
 * below.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  box?: RefObject<HTMLElement | null>,
): VisibleRows {
  const [{ first, end }, setRows] = useState<VisibleRows>(() => ({
    first: 0,
    // Before anything can be measured: no more than can be in sight.
    end: Math.ceil(innerHeight / rowHeight),
  }))
  useEffect(() => {
    const element = box?.current ?? null
    const measure = () => {
      if (list.current === null) return
      const edge = element?.getBoundingClientRect().top ?? 0
      const top = list.current.getBoundingClientRect().top - edge
      const above = Math.max(0, Math.floor(-top / rowHeight) - spare)
      // A hidden box has no height, and nothing tells when it is shown.
      const height = element?.clientHeight || innerHeight
      const below = Math.ceil((height - top) / rowHeight) + spare
      setRows((known) =>
        known.first === above && known.end === below ? known : { first: above, end: below },
      )
    }
    const scrolled = element ?? window
    measure()
    scrolled.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      scrolled.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [list, rowHeight, box])
  return { first: Math.min(first, Math.max(0, count - 1)), end: Math.min(count, Math.max(1, end)) }
}
