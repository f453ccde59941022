import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of at least `width` pixels fit into an element, as it changes its size. */
export function useColumns(element: RefObject<HTMLElement | null>, width: number): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setColumns(Math.max(1, Math.floor(current.clientWidth / width)))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element, width])
  return columns
}
