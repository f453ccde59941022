/** What was typed into a decision and not sent: closed by mistake, it is there when it is opened again. */
import { useEffect, useId } from 'react'
import { markUnsaved } from '#lib/unsaved'
import { useStaffSession } from '../api/adminSession'

interface Typed {
  reason: string
  bankRef: string
}

export const nothing: Typed = { reason: '', bankRef: '' }

/** By who types, about which row and for what; as long as the page is open. */
const kept = new Map<string, Typed>()

export function useTyped(about: string | undefined, decision: string) {
  const id = useId()
  const staff = useStaffSession()
  const key = JSON.stringify([staff?.adminID, about, decision])
  useEffect(() => () => markUnsaved(id, false), [id])
  return {
    typed: kept.get(key) ?? nothing,
    keep: (typed: Typed) => {
      const isTyped = typed.reason !== '' || typed.bankRef !== ''
      if (isTyped && about !== undefined) kept.set(key, typed)
      else kept.delete(key)
      // Reloading for a new version would lose it.
      markUnsaved(id, isTyped)
    },
  }
}
