import { useDeferredValue } from 'react'

/**
 * Whether a cover is drawn: the press that opens it is answered by the button first, since a phone takes a
 * tenth of a second and more for all that a cover changes. It closes at once.
 */
export function useDrawnAfterPress(open: boolean): boolean {
  return useDeferredValue(open, false) && open
}
