import { useCallback, useState } from 'react'
import type { MessageKey } from '#ui/intl/messages'
import type { LoadFailure } from '#ui/load/loaded'
import { type Draft, draftOf, type Fields, keepDraft } from './drafts'
import { useHolding } from './leaveGuard'

export type FieldErrors = Readonly<Record<string, MessageKey | null>>

interface SectionFormOptions {
  form: string
  /** The stored values. Fields without input follow them, including changes of other tabs. */
  stored: Fields
  errorsOf: (values: Fields) => FieldErrors
  /**
   * Saves the changed fields, unless one of them differs from its `known` value.
   * @returns the error; null if it succeeded
   */
  save: (changed: Fields, known: Fields) => Promise<LoadFailure | null>
  /** Whether the form has secrets, such as passwords or card numbers, that must not outlive it. */
  secret?: boolean
}

interface Outcome {
  errors: FieldErrors
  failure: LoadFailure | null
  done: boolean
  /** Number of failed submissions: each focuses the first invalid field. */
  refusals: number
}

const untried: Outcome = { errors: {}, failure: null, done: false, refusals: 0 }

/**
 * Form state of one section of the profile: holds the differences to the stored values, validates and saves
 * them. Not built on a form library: fields without input follow other tabs, and input survives navigation.
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
  const { changed, known, conflicts } = changesOf(draft, stored)
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

  /** Replaces the input with the value that another window saved. */
  function take(name: string): void {
    const { [name]: _, ...others } = draft
    write(others)
    setOutcome((last) => ({ ...untried, refusals: last.refusals }))
  }

  /** @returns true if all input is saved now */
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

  return { ...outcome, values, conflicts, dirty, busy, change, take, submit, discard }
}

export type SectionFormState = ReturnType<typeof useSectionForm>

/** The changed fields: their input, their stored values, and conflicts with other windows. */
function changesOf(draft: Draft, stored: Fields) {
  const changed: Record<string, string> = {}
  const known: Record<string, string> = {}
  const conflicts: Record<string, string> = {}
  for (const [name, { typed, over }] of Object.entries(draft)) {
    const kept = stored[name] ?? ''
    if (typed === kept) continue
    changed[name] = typed
    known[name] = kept
    // Stored values are trimmed.
    if (kept !== over && kept !== typed.trim()) conflicts[name] = kept
  }
  return { changed, known, conflicts }
}
