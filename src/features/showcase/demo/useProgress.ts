import { startTransition, useEffect, useState } from 'react'

/** What stands in the first commit: about a phone's screen full. */
const first = 2

/**
 * How many of `total` pieces to draw: the first ones at once, then one more after each painted
 * frame, so that a long page never keeps a press waiting.
 */
export function useProgress(total: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= total) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, total])
  return Math.min(drawn, total)
}
