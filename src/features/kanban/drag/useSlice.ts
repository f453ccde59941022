import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/** Pixels drawn above and below what is seen, so that scrolling shows no gap. */
const spare = 400

/** Taken for the height of the list before it has one. */
const leastHeight = 600

/** Pixels that are scrolled before the rows are looked at again. */
const step = 100

/**
 * Which rows of a list show in its own scrolling box. `tops` has one number more than there are rows:
 * where each begins, in pixels, and where the last one ends.
 */
export function useSlice(box: RefObject<HTMLElement | null>, tops: readonly number[]) {
  const [{ top, height }, setView] = useState({ top: 0, height: leastHeight })
  const measure = useCallback(() => {
    const element = box.current
    if (element === null) return
    const view = {
      top: Math.floor(element.scrollTop / step) * step,
      height: Math.max(leastHeight, Math.ceil(element.clientHeight / step) * step),
    }
    setView((known) => (known.top === view.top && known.height === view.height ? known : view))
  }, [box])

  // It also answers at once, when it begins to look.
  useEffect(() => {
    if (box.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, measure])

  const count = tops.length - 1
  return {
    /** The rows from here on… */
    first: Math.min(rowAt(tops, top - spare), count),
    /** …up to but without this one are drawn. */
    end: Math.min(rowAt(tops, top + height + step + spare) + 1, count),
    /** To be called when the box is scrolled: the rows may come in pieces, the spare ones bridge it. */
    measure: () => startTransition(measure),
  }
}

/** The row at `y` pixels; the first or last one for what lies outside. */
function rowAt(tops: readonly number[], y: number): number {
  let low = 0
  let high = Math.max(0, tops.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
