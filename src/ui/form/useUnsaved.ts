import { useEffect, useId } from 'react'
import { markUnsaved } from '#lib/unsaved'

/** Says that something typed here is not sent yet, as long as it is so. */
export function useUnsaved(isDirty: boolean): void {
  const form = useId()
  useEffect(() => {
    markUnsaved(form, isDirty)
    return () => markUnsaved(form, false)
  }, [form, isDirty])
}
