import { useDeferredValue, useEffect } from 'react'
import { observable } from '#lib/observable'
import { useCover } from './useCover'

/** How many drawers and dialogs are open: the foot of the screen, with its buttons, is theirs. */
export const openSheets = observable(0)

/**
 * A cover that is a drawer or a dialog. Returns whether it is drawn: the press that opens it is answered by
 * the button first, since a phone takes a tenth of a second and more for all that it changes. It closes at once.
 */
export function useSheet(open: boolean, close: (() => void) | undefined): boolean {
  useCover(open, close)
  useEffect(() => {
    if (!open) return undefined
    openSheets.set(openSheets.get() + 1)
    return () => openSheets.set(openSheets.get() - 1)
  }, [open])
  return useDeferredValue(open, false) && open
}
