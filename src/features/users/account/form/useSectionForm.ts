import { useCallback, useState } from 'react'
import type { MessageKey } from '#ui/intl/messages'
import type { LoadFailure } from '#ui/load/loaded'
import { draftOf, type Fields, keepDraft } from './drafts'
import { useHolding } from './leaveGuard'

export type FieldErrors = Readonly<Record<string, MessageKey | null>>

interface SectionFormOptions {
  form: string
  /** What is kept so far. Fields that the person has not touched follow it, also from another tab. */
  stored: Fields
  errorsOf: (values: Fields) => FieldErrors
  /** Keeps the changed fields. Answers why that failed, null when it did not. */
  save: (changed: Fields) => Promise<LoadFailure | null>
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
  const [draft, setDraft] = useState<Fields>(() => (secret ? {} : draftOf(form)))
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(untried)
  const values: Fields = { ...stored, ...draft }
  const changed = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== stored[name]),
  )
  const dirty = Object.keys(changed).length > 0

  const write = useCallback(
    (next: Fields) => {
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
    write({ ...draft, [name]: value })
    setOutcome((last) => ({
      ...last,
      errors: { ...last.errors, [name]: null },
      failure: null,
      done: false,
    }))
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
    const failure = await save(changed)
    setBusy(false)
    setOutcome((last) => ({ ...untried, failure, done: failure === null, refusals: last.refusals }))
    if (failure === null) {
      write({})
      release()
    }
    return failure === null
  }

  return { ...outcome, values, dirty, busy, change, submit, discard }
}

export type SectionFormState = ReturnType<typeof useSectionForm>
