import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type RowRange, towards, wantedRange } from './rowRange'

/** Taken for the height of the list before it has one. */
const leastHeight = 600

/** Pixels that are scrolled before other rows are wanted. */
const step = 100

/**
 * Which rows of a list show in its own scrolling box. `tops` has one number more than there are rows:
 * where each begins, in pixels, and where the last one ends. Rows that come into sight are drawn a
 * few at a time, each time painted before the next: a fling brings dozens.
 */
export function useRowRange(box: RefObject<HTMLElement | null>, tops: readonly number[]) {
  const [drawn, setDrawn] = useState<RowRange>(() => wantedRange(tops, 0, leastHeight))
  const painted = useRef(drawn)

  const measure = useCallback(() => {
    const element = box.current
    if (element === null) return
    const top = Math.floor(element.scrollTop / step) * step
    const height = Math.max(leastHeight, Math.ceil(element.clientHeight / step) * step) + step
    const next = towards(painted.current, wantedRange(tops, top, height))
    startTransition(() => setDrawn(next))
  }, [box, tops])

  useEffect(() => {
    painted.current = drawn
    measure()
  }, [drawn, measure])

  useEffect(() => {
    if (box.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, measure])

  const count = tops.length - 1
  return {
    /** The rows from here on… */
    first: Math.min(drawn.first, count),
    /** …up to but without this one are drawn. */
    end: Math.min(drawn.end, count),
    /** To be called when the box is scrolled. */
    measure,
  }
}
