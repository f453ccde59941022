import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'

/** Rows of a list, from `first` up to but without `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

interface WantedRange extends RowRange {
  /** The first row in sight: those before it are drawn for the way back. */
  readonly seen: number
}

/** Pixels drawn above and below what is seen, so that scrolling shows no gap. */
const spare = 400

/** Rows that are drawn in one go: as many as a slowed phone lays out and paints within 50 ms. */
const mostAtOnce = 2

/**
 * The rows that show within `height` pixels from `top` on, and some around them. `tops` has one
 * number more than there are rows: where each begins, in pixels, and where the last one ends.
 */
export function wantedRange(tops: readonly number[], top: number, height: number): WantedRange {
  const count = tops.length - 1
  return {
    seen: rowAt(tops, top),
    first: Math.min(rowAt(tops, top - spare), count),
    end: Math.min(rowAt(tops, top + height + spare) + 1, count),
  }
}

/** The next range to draw on the way from one to another; `drawn` itself at its end. */
export function towards(drawn: RowRange, { seen, first, end }: WantedRange): RowRange {
  const kept = { first: Math.max(drawn.first, first), end: Math.min(drawn.end, end) }
  const from = kept.first < kept.end ? kept : { first: seen, end: seen }
  const below = Math.min(end, from.end + mostAtOnce)
  const above = Math.max(first, from.first - (mostAtOnce - (below - from.end)))
  return above === drawn.first && below === drawn.end ? drawn : { first: above, end: below }
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

/** Taken for the height of the list before it has one. */
const leastHeight = 600

/** Pixels that are scrolled before other rows are wanted. */
const step = 100

/**
 * Which rows of a list show in its own scrolling box. `tops` has one number more than there are rows:
 * where each begins, in pixels, and where the last one ends. Rows that come into sight are drawn a
 * few at a time, each time painted before the next: a fling brings dozens. That is why it is not
 * `ui/list`, which draws all of them at once: a card is far dearer than a row.
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
    // In the next frame: an effect may run before these are painted, and a frame would draw twice as many.
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
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
