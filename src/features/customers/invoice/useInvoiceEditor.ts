import { useState } from 'react'
import type { InvoiceDraft, KeptInvoiceDraft } from '#contract/customers/extra'
import { invoiceErrors } from './invoiceErrors'
import { newDraft } from './newDraft'
import { useAutosave } from './SaveLine'

/** The texts of a draft that are one field each. */
export type DraftField = Exclude<keyof InvoiceDraft, 'items' | 'status'>

/**
 * An invoice being written, begun with the draft that was kept. FieldErrors are told of a field once it
 * was left, and of all fields once the invoice was wanted (`check`).
 */
export function useInvoiceEditor(kept: KeptInvoiceDraft) {
  const [draft, setDraft] = useState(() => kept.draft ?? newDraft(Date.now()))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState(false)
  const [touched, setTouched] = useState(kept.draft !== null)
  const autosave = useAutosave(kept.savedAt)
  const errors = invoiceErrors(draft)

  function change(changes: Partial<InvoiceDraft>): void {
    const next = { ...draft, ...changes }
    setDraft(next)
    setTouched(true)
    autosave.keep(next)
  }

  return {
    draft,
    change,
    saveState: autosave.state,
    retrySave: autosave.retry,
    /** Whether there is anything that starting anew would throw away. */
    touched,
    errors,
    shownError: (name: string) => (wanted || left.has(name) ? (errors.get(name) ?? null) : null),
    leave: (name: string) => setLeft((current) => new Set(current).add(name)),
    /** Shows all errors; whether there are none. */
    check: () => {
      setWanted(true)
      return errors.size === 0
    },
    startAnew: () => {
      setDraft(newDraft(Date.now()))
      setLeft(new Set())
      setWanted(false)
      setTouched(false)
      autosave.keep(null)
    },
  }
}

export type InvoiceEditor = ReturnType<typeof useInvoiceEditor>
