import { type RefObject, useLayoutEffect, useState } from 'react'
import { textSized } from '#ui/appearance/sizes'

/** Pixels. */
export const cardHeight = textSized(172)
export const cardGap = 16
const leastWidth = textSized(240)

/** @returns how many cards fit side by side in the element, updated when its width changes */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const grid = element.current
    if (grid === null || !('ResizeObserver' in globalThis)) return undefined
    const measure = () =>
      setColumns(Math.max(1, Math.floor((grid.clientWidth + cardGap) / (leastWidth + cardGap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [element])
  return columns
}
