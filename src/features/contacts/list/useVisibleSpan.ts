import { type RefObject, useEffect, useState } from 'react'

/** Pixels of the element, from its upper edge, that are in sight or near it. */
export interface Span {
  from: number
  to: number
}

/** The height of a row: scrolling by a few pixels draws nothing anew, by more one row or two. */
const step = 64
const spare = 512

/** Which part of a long element the window shows, as the page scrolls. */
export function useVisibleSpan(element: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: 1600 })
  useEffect(() => {
    const measure = () => {
      if (element.current === null) return
      const { top } = element.current.getBoundingClientRect()
      const from = Math.floor(-top / step) * step - spare
      const to = Math.ceil((innerHeight - top) / step) * step + spare
      setSpan((known) => (known.from === from && known.to === to ? known : { from, to }))
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [element])
  return span
}
