import { type RefObject, useEffect, useState } from 'react'

/** Rows drawn above and below what is seen. The window moves row by row: few are new in a frame. */
const spare = 8

/** Rows in the first drawing, before anything can be measured. */
const firstRows = 20

/** Which rows of a list that scrolls by itself are drawn: from `first` up to, but without, `end`. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { first: number; end: number } {
  const [{ from, to }, setRange] = useState({ from: 0, to: firstRows })
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      const seen = Math.floor(element.scrollTop / rowHeight)
      const above = Math.max(0, seen - spare)
      const below = seen + Math.ceil(element.clientHeight / rowHeight) + spare
      setRange((known) =>
        known.from === above && known.to === below ? known : { from: above, to: below },
      )
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [box, rowHeight])
  const end = Math.min(count, Math.max(firstRows, to))
  return { first: Math.min(from, Math.max(0, count - 1)), end }
}
