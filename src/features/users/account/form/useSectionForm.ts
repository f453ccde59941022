import { useCallback, useState } from 'react'
import type { MessageKey } from '#ui/intl/messages'
import type { LoadFailure } from '#ui/load/loaded'
import { type Draft, draftOf, type Fields, keepDraft } from './drafts'
import { useHolding } from './leaveGuard'

export type FieldErrors = Readonly<Record<string, MessageKey | null>>

interface SectionFormOptions {
  form: string
  /** What is kept so far. Fields that the person has not touched follow it, also from another tab. */
  stored: Fields
  errorsOf: (values: Fields) => FieldErrors
  /**
   * Keeps the changed fields, unless one of them is no longer as it was `known`. Answers why that
   * failed, null when it did not.
   */
  save: (changed: Fields, known: Fields) => Promise<LoadFailure | null>
  /** Whether it holds what must not outlive it: passwords, card numbers. */
  secret?: boolean
}

interface Outcome {
  errors: FieldErrors
  failure: LoadFailure | null
  done: boolean
  /** Counts the refusals of this page: each moves the focus to the first bad field. */
  refusals: number
}

const untried: Outcome = { errors: {}, failure: null, done: false, refusals: 0 }

/**
 * One form over one section of the profile: holds what differs from what is kept, checks and saves it. By
 * hand: untouched fields follow what other tabs keep, and what is typed outlives the way between pages.
 */
export function useSectionForm({
  form,
  stored,
  errorsOf,
  save,
  secret = false,
}: SectionFormOptions) {
  const [draft, setDraft] = useState<Draft>(() => (secret ? {} : draftOf(form)))
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(untried)
  const { changed, known, clashes } = changesOf(draft, stored)
  const values: Fields = { ...stored, ...changed }
  const dirty = Object.keys(changed).length > 0

  const write = useCallback(
    (next: Draft) => {
      setDraft(next)
      if (!secret) keepDraft(form, next)
    },
    [form, secret],
  )
  const discard = useCallback(() => {
    write({})
    setOutcome((last) => ({ ...untried, refusals: last.refusals }))
  }, [write])
  const release = useHolding(form, dirty, discard)

  function change(name: string, value: string): void {
    const { [name]: before, ...others } = draft
    const over = before?.over ?? stored[name] ?? ''
    write(value === stored[name] ? others : { ...others, [name]: { typed: value, over } })
    setOutcome((last) => ({
      ...last,
      errors: { ...last.errors, [name]: null },
      failure: null,
      done: false,
    }))
  }

  /** Puts what another window kept in the place of what was typed. */
  function take(name: string): void {
    const { [name]: _, ...others } = draft
    write(others)
    setOutcome((last) => ({ ...untried, refusals: last.refusals }))
  }

  /** Answers whether all that stands in the form is kept now. */
  async function submit(): Promise<boolean> {
    if (busy) return false
    const errors = errorsOf(values)
    if (Object.values(errors).some((error) => error !== null)) {
      setOutcome((last) => ({ ...untried, errors, refusals: last.refusals + 1 }))
      return false
    }
    setBusy(true)
    const failure = await save(changed, known)
    setBusy(false)
    setOutcome((last) => ({ ...untried, failure, done: failure === null, refusals: last.refusals }))
    if (failure === null) {
      write({})
      release()
    }
    return failure === null
  }

  return { ...outcome, values, clashes, dirty, busy, change, take, submit, discard }
}

export type SectionFormState = ReturnType<typeof useSectionForm>

/** Of the fields that differ from what is kept: what is typed, what is kept, and where that came meanwhile. */
function changesOf(draft: Draft, stored: Fields) {
  const changed: Record<string, string> = {}
  const known: Record<string, string> = {}
  const clashes: Record<string, string> = {}
  for (const [name, { typed, over }] of Object.entries(draft)) {
    const kept = stored[name] ?? ''
    if (typed === kept) continue
    changed[name] = typed
    known[name] = kept
    // What is kept has no spaces around it.
    if (kept !== over && kept !== typed.trim()) clashes[name] = kept
  }
  return { changed, known, clashes }
}
