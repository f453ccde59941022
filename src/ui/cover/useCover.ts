import { useEffect, useEffectEvent } from 'react'
import { addBackStep } from './backSteps'
import { coverChanged } from './pressGuard'

/**
 * For what covers the page while it is open: the way back closes it and leaves the page alone, and
 * the second half of a double press touches neither it nor what it leaves behind.
 *
 * @param close may ask first, or be undefined where it must be answered: then it stays open
 */
export function useCover(open: boolean, close: (() => void) | undefined): void {
  const back = useEffectEvent(() => close?.())
  useEffect(() => {
    if (!open) return undefined
    coverChanged()
    const leave = addBackStep(() => back())
    return () => {
      leave()
      coverChanged()
    }
  }, [open])
}
