import { useRef, useState } from 'react'
import { useUnsaved } from '#ui/form/useUnsaved'
import { isSamePart, otherParts, type ToldPart, withPart } from './draftParts'
import { textColourFor } from './eventColours'
import { type DraftError, draftError, type EventDraft } from './eventDraft'
import { repeatDraftOf } from './repeatDraft'

/**
 * @param first the values before the change
 * @returns the reason why saving failed; null if it succeeded
 */
export type Keep = (draft: EventDraft, first: EventDraft) => Promise<string | null>

/**
 * Form state of one event. Input overrides changes of other tabs, and a change that would be overwritten is
 * shown as a conflict; parts without input follow the other tabs. Not built on a form library, because the
 * fields change each other (all day, start and end, colours).
 *
 * @param saved null if unknown
 * @param isGone whether the event was deleted; the input then is an event of its own, not of a series
 */
export function useEventForm(
  first: EventDraft,
  saved: EventDraft | null,
  isGone: boolean,
  keep: Keep,
) {
  // Keep the first value: the page creates a new object with each render.
  const [original, setOriginal] = useState(first)
  /** The last stored state known to this form. */
  const [seen, setSeen] = useState(original)
  const [draft, setDraft] = useState(original)
  const [error, setError] = useState<DraftError | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const fields = {
    title: useRef<HTMLInputElement>(null),
    description: useRef<HTMLTextAreaElement>(null),
    location: useRef<HTMLInputElement>(null),
    start: useRef<HTMLInputElement>(null),
    end: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLSelectElement>(null),
    interval: useRef<HTMLInputElement>(null),
    until: useRef<HTMLInputElement>(null),
    count: useRef<HTMLInputElement>(null),
    reminder: useRef<HTMLSelectElement>(null),
  }
  const alone = { ...original, repeat: repeatDraftOf(undefined, original) }
  const stored = isGone ? alone : (saved ?? original)
  const followed = busy
    ? []
    : otherParts(stored, original).filter((part) => isSamePart(part, draft, original))
  if (followed.length > 0) {
    const follow = (known: EventDraft) =>
      followed.reduce((next, part) => withPart(next, part, stored), known)
    const next = follow(original)
    setOriginal(next)
    setDraft(draft === original ? next : follow(draft))
    setSeen(follow)
  }
  const dirty = draft !== original
  useUnsaved(dirty)

  function change(next: Partial<EventDraft>): void {
    setError(null)
    setDraft((draft) => {
      const changed = { ...draft, ...next }
      return { ...changed, textColor: textColourFor(changed.color, changed.textColor) }
    })
  }

  async function submit(): Promise<void> {
    if (busy) return
    const found = draftError(draft)
    setError(found)
    setRefusal(null)
    if (found) return fields[found.field].current?.focus()
    setBusy(true)
    const reason = await keep(draft, original)
    setBusy(false)
    setRefusal(reason)
  }

  return {
    draft,
    dirty,
    error,
    refusal,
    busy,
    fields,
    change,
    submit,
    /**
     * @returns the value that another window saved for a part that was changed here; the user's own save in
     * progress is no conflict
     */
    conflictOf: (part: ToldPart): EventDraft | undefined => {
      const isTouched = !isSamePart(part, draft, original)
      const isNews = !isSamePart(part, stored, seen) && !isSamePart(part, stored, draft)
      return isTouched && isNews && !isGone && !busy ? stored : undefined
    },
    /** Replaces the input with that value. */
    take: (part: ToldPart): void => {
      change(withPart(draft, part, stored))
      setSeen((known) => withPart(known, part, stored))
      fields[part === 'when' ? 'start' : part].current?.focus()
    },
  }
}
