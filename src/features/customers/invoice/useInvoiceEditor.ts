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

/** The texts of a draft that are one field each. */
export type DraftField = Exclude<keyof InvoiceDraft, 'id' | 'items'>

/**
 * An invoice being written, begun with the draft that was kept. What is wrong with a field is said once
 * it was left, and with all fields once the invoice was wanted (`check`). By hand: the back end keeps the
 * draft as it is typed, so that a form's own copy of the values would be a second one. Only what was
 * touched is sent, and what another tab keeps meanwhile comes in beside it.
 */
export function useInvoiceEditor(stored: StoredInvoiceDraft) {
  const { day } = useDemoFormat()
  const [draft, setDraft] = useState(() => stored.draft ?? newDraft(day(clockNow())))
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState(false)
  const [touched, setTouched] = useState(stored.draft !== null)
  /** As it was last known to be kept, and as it is typed: what lies between is still to be sent. */
  const kept = useRef({ draft, isStored: stored.draft !== null })
  const typed = useRef(draft)
  /** Until it is answered, what is stored says less than what was sent. */
  const isSending = useRef(false)
  /** What each field was before it was touched, or as it was last sent. */
  const was = useRef(draftTexts(draft))
  const [clashes, setClashes] = useState<Texts>({})

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
    setClashes({})
  }, [show, day])

  /** What is kept now, by this tab or another one. */
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
        // What was typed, or taken back, since it was sent is measured against that.
        const { changes, otherwise } = order
        const sent = changedDraft(otherwise, changes, otherwise)
        kept.current = { draft: sent, isStored: true }
        was.current = draftTexts(sent)
      }
      setClashes((earlier) => ({ ...earlier, ...answer.replaced }))
      follow(answer.draft)
    },
    [follow],
  )
  const autosave = useAutosave(stored.savedAt, ordered, onKept)
  const errors = invoiceErrors(draft, useLocale())

  return {
    draft,
    /** By a function where what was typed since may be lost otherwise. */
    change: (changes: Changes | ((now: InvoiceDraft) => Changes)) => {
      const wished = typeof changes === 'function' ? changes(typed.current) : changes
      show({ ...typed.current, ...wished })
      setTouched(true)
      const texts = draftTexts(typed.current)
      setClashes((known) => pick(known, (name) => known[name] !== texts[name]))
      autosave.keep()
    },
    /** What another window had written at the same moment in fields of this one, which it replaced. */
    clashes,
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
      beginAnew()
      autosave.throwAway()
    },
    /** The draft became an invoice: nothing of it is to be kept any more. */
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

/** Of `texts` those whose fields are typed otherwise than they are kept. */
function touchedOf(texts: Texts, kept: InvoiceDraft, typed: InvoiceDraft): Texts {
  const [before, now] = [draftTexts(kept), draftTexts(typed)]
  return pick(texts, (name) => before[name] !== now[name])
}

export type InvoiceEditor = ReturnType<typeof useInvoiceEditor>
