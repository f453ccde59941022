import { useState } from 'react'
import type { InvoiceDraft, StoredInvoiceDraft } from '#contract/customers/extra'
import { invoiceErrors } from './invoiceErrors'
import { newDraft } from './newDraft'
import { useAutosave } from './SaveLine'

/** The texts of a draft that are one field each. */
export type DraftField = Exclude<keyof InvoiceDraft, 'items' | 'status'>

/**
 * An invoice being written, begun with the draft that was kept. What is wrong with a field is said once
 * it was left, and with all fields once the invoice was wanted (`check`). By hand: the back end keeps the
 * draft as it is typed, so that a form's own copy of the values would be a second one.
 */
export function useInvoiceEditor(stored: StoredInvoiceDraft) {
  const [draft, setDraft] = useState(() => stored.draft ?? newDraft(Date.now()))
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState(false)
  const [touched, setTouched] = useState(stored.draft !== null)
  const autosave = useAutosave(stored.savedAt)
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
    shownError: (name: string) =>
      wanted || touchedFields.has(name) ? (errors.get(name) ?? null) : null,
    leave: (name: string) => setTouchedFields((current) => new Set(current).add(name)),
    /** Shows all errors; whether there are none. */
    check: () => {
      setWanted(true)
      return errors.size === 0
    },
    startAnew: () => {
      setDraft(newDraft(Date.now()))
      setTouchedFields(new Set())
      setWanted(false)
      setTouched(false)
      autosave.keep(null)
    },
  }
}

export type InvoiceEditor = ReturnType<typeof useInvoiceEditor>
