import { type RefObject, useEffect, useEffectEvent } from 'react'
import { sliceAt } from './rotation'

/** Calls back whenever another slice passes the pointer of the turning wheel, at most once a frame. */
export function useTicks(
  disc: RefObject<HTMLElement | null>,
  turning: boolean,
  count: number,
  onTick: () => void,
): void {
  const passed = useEffectEvent(onTick)
  useEffect(() => {
    if (!turning) return undefined
    let last: number | null = null
    let frame = requestAnimationFrame(look)

    function look(): void {
      const rotation = shownRotation(disc.current)
      if (rotation !== null) {
        const slice = sliceAt(rotation, count)
        if (last !== null && slice !== last) passed()
        last = slice
      }
      frame = requestAnimationFrame(look)
    }

    return () => cancelAnimationFrame(frame)
  }, [disc, turning, count])
}

/** The rotation in degrees at which an element is drawn now; null if the browser does not tell. */
function shownRotation(element: HTMLElement | null): number | null {
  const matrix = element && /matrix\(([^,]+),([^,]+)/.exec(getComputedStyle(element).transform)
  return matrix && (Math.atan2(Number(matrix[2]), Number(matrix[1])) * 180) / Math.PI
}
