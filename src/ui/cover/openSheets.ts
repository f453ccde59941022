import { useEffect } from 'react'
import { observable } from '#lib/observable'

/** How many drawers and dialogs are open: the foot of the screen, with its buttons, is theirs. */
export const openSheets = observable(0)

export function useSheet(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    openSheets.set(openSheets.get() + 1)
    return () => openSheets.set(openSheets.get() - 1)
  }, [open])
}
