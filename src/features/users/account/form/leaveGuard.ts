import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { markUnsaved } from '#lib/unsaved'

export interface Guard {
  /**
   * Registers a form with unsent input.
   * @returns a function that releases it
   */
  hold: (discard: () => void) => () => void
  /** Calls `go`, after confirmation if such a form exists. */
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
 * Registers unsent input of `form` with the leave guard while it is `dirty`.
 * @returns a function that releases it immediately, for navigation right after saving
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
