import { useCallback, useEffect, useRef, useState } from 'react'
import {
  changedDraft,
  draftChanges,
  draftTexts,
  hasChanges,
  type InvoiceDraft,
  type SaveInvoiceDraft,
  type StoredInvoiceDraft,
} from '#contract/customers/invoiceDraft'
import { clockNow } from '#lib/device/clock'
import { useLocale } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import { invoiceErrors } from './invoiceErrors'
import { newDraft } from './newDraft'
import { useAutosave } from './SaveLine'

/** Names of the single-field texts of a draft. */
export type DraftField = Exclude<keyof InvoiceDraft, 'id' | 'items'>

/**
 * Editor state of an invoice, started with the stored draft. A field shows its error once it was left, and
 * all fields do after `check`. Not built on a form library: the back end stores the draft as it is typed, so
 * a form's own copy of the values would be redundant. Only changed fields are sent; changes of other tabs are
 * merged.
 */
export function useInvoiceEditor(stored: StoredInvoiceDraft) {
  const { day } = useDemoFormat()
  const [draft, setDraft] = useState(() => stored.draft ?? newDraft(day(clockNow())))
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState(false)
  const [touched, setTouched] = useState(stored.draft !== null)
  /** The draft as last stored, and as typed; the difference still has to be sent. */
  const kept = useRef({ draft, isStored: stored.draft !== null })
  const typed = useRef(draft)
  /** While a save is running, the stored draft is older than what was sent. */
  const isSending = useRef(false)
  /** Base value of each field: before the change, or as last sent. */
  const was = useRef(draftTexts(draft))
  const [conflicts, setConflicts] = useState<Texts>({})

  const show = useCallback((next: InvoiceDraft) => {
    typed.current = next
    setDraft(next)
  }, [])

  const beginAnew = useCallback(() => {
    const fresh = newDraft(day(clockNow()))
    kept.current = { draft: fresh, isStored: false }
    show(fresh)
    setTouchedFields(new Set())
    setWanted(false)
    setTouched(false)
    was.current = draftTexts(fresh)
    setConflicts({})
  }, [show, day])

  /** Merges the draft that this tab or another one has stored. */
  const follow = useCallback(
    (now: InvoiceDraft | null) => {
      const before = kept.current.draft
      const changes = draftChanges(before, typed.current)
      if (now !== null) {
        was.current = { ...draftTexts(now), ...touchedOf(was.current, before, typed.current) }
        kept.current = { draft: now, isStored: true }
        show(changedDraft(now, changes, before))
        setTouched(true)
      } else if (kept.current.isStored && !hasChanges(changes)) {
        beginAnew()
      }
    },
    [show, beginAnew],
  )
  useEffect(() => {
    if (!isSending.current && stored.draft !== kept.current.draft) follow(stored.draft)
  }, [stored, follow])

  const ordered = useCallback((): SaveInvoiceDraft => {
    const { draft: otherwise, isStored } = kept.current
    const changes = draftChanges(otherwise, typed.current)
    if (!isStored && !hasChanges(changes)) return { draft: null }
    isSending.current = true
    return { changes, otherwise, was: touchedOf(was.current, otherwise, typed.current) }
  }, [])
  const onKept = useCallback(
    (answer: StoredInvoiceDraft | null, order: SaveInvoiceDraft) => {
      isSending.current = false
      if (answer === null) return
      if ('changes' in order) {
        // Compare input since the save with what was sent.
        const { changes, otherwise } = order
        const sent = changedDraft(otherwise, changes, otherwise)
        kept.current = { draft: sent, isStored: true }
        was.current = draftTexts(sent)
      }
      setConflicts((earlier) => ({ ...earlier, ...answer.replaced }))
      follow(answer.draft)
    },
    [follow],
  )
  const autosave = useAutosave(stored.savedAt, ordered, onKept)
  const errors = invoiceErrors(draft, useLocale())

  return {
    draft,
    /** Pass a function if newer input could be lost otherwise. */
    change: (changes: Changes | ((now: InvoiceDraft) => Changes)) => {
      const wished = typeof changes === 'function' ? changes(typed.current) : changes
      show({ ...typed.current, ...wished })
      setTouched(true)
      const texts = draftTexts(typed.current)
      setConflicts((known) => pick(known, (name) => known[name] !== texts[name]))
      autosave.keep()
    },
    /** Values that another window wrote at the same moment and that this window overwrote. */
    conflicts,
    saveState: autosave.state,
    retrySave: autosave.retry,
    /** Whether starting again would discard anything. */
    touched,
    errors,
    shownError: (name: string) =>
      wanted || touchedFields.has(name) ? (errors.get(name) ?? null) : null,
    leave: (name: string) => setTouchedFields((current) => new Set(current).add(name)),
    /**
     * Shows all errors.
     * @returns true if there are none
     */
    check: () => {
      setWanted(true)
      return errors.size === 0
    },
    startAnew: () => {
      beginAnew()
      autosave.throwAway()
    },
    /** Call after the draft was issued: nothing more is saved. */
    issued: () => {
      beginAnew()
      autosave.forget()
    },
  }
}

type Changes = Partial<InvoiceDraft>

type Texts = Readonly<Record<string, string>>

const pick = (texts: Texts, isWanted: (name: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)))

/** The entries of `texts` whose fields have unsaved input. */
function touchedOf(texts: Texts, kept: InvoiceDraft, typed: InvoiceDraft): Texts {
  const [before, now] = [draftTexts(kept), draftTexts(typed)]
  return pick(texts, (name) => before[name] !== now[name])
}

export type InvoiceEditor = ReturnType<typeof useInvoiceEditor>
