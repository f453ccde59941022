import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { markUnsaved } from '#lib/unsaved'

export interface Guard {
  /** A form with input that nobody has sent yet. Answers the function that takes it back. */
  hold: (discard: () => void) => () => void
  /** Goes, after asking where there is such a form. */
  leave: (go: () => void) => void
}

export const GuardContext = createContext<Guard>({
  hold: () => () => {},
  leave: (go) => go(),
})

export function useLeaving(): Guard['leave'] {
  return useContext(GuardContext).leave
}

/**
 * Says to whoever wants to leave that `form` holds input while it is `dirty`. Answers the function
 * that takes it back at once, for what goes on as soon as the input is kept.
 */
export function useHolding(form: string, dirty: boolean, discard: () => void): () => void {
  const { hold } = useContext(GuardContext)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!dirty) return undefined
    release.current = hold(discard)
    markUnsaved(form, true)
    return () => {
      release.current?.()
      release.current = null
      markUnsaved(form, false)
    }
  }, [hold, form, dirty, discard])
  return useCallback(() => release.current?.(), [])
}
