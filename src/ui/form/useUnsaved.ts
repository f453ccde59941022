import { useEffect, useId } from 'react'
import { hasUnsaved, markUnsaved } from '#lib/unsaved'

function ask(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault()
}

/**
 * Marks input of this form as unsaved while `isDirty`. Unless a draft keeps it, the browser asks before a
 * reload or a closed tab discards it.
 */
export function useUnsaved(isDirty: boolean, isKept = false): void {
  const form = useId()
  useEffect(() => {
    markUnsaved(form, isDirty)
    return () => markUnsaved(form, false)
  }, [form, isDirty])
  useEffect(() => {
    if (!isDirty || isKept) return undefined
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty, isKept])
}
