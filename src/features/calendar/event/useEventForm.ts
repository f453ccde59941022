import { useRef, useState } from 'react'
import { useUnsaved } from '#ui/form/useUnsaved'
import { isSamePart, otherParts, type ToldPart, withPart } from './draftParts'
import { textColourFor } from './eventColours'
import { type DraftError, draftError, type EventDraft } from './eventDraft'
import { repeatDraftOf } from './repeatDraft'

/** `first`: what the draft is a change of. Answers why it was not kept; null when it was. */
export type Keep = (draft: EventDraft, first: EventDraft) => Promise<string | null>

/**
 * What is typed about one event. What other tabs change meanwhile does not touch it; where it would be replaced it
 * is told, and what nobody touched here follows. By hand: its fields change one another (all day, start and end,
 * colours), which a form of single fields has no place for.
 *
 * @param saved null where that is not known
 * @param isGone what is typed is of an event of its own then, not of a series
 */
export function useEventForm(
  first: EventDraft,
  saved: EventDraft | null,
  isGone: boolean,
  keep: Keep,
) {
  // Kept as it was at first: the page beneath makes another one of it each time it is drawn anew.
  const [original, setOriginal] = useState(first)
  /** What was stored, as far as it is known here. */
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
    /** What another window saved of a part that is said otherwise here; what is on its way is nobody else's. */
    clashOf: (part: ToldPart): EventDraft | undefined => {
      const isTouched = !isSamePart(part, draft, original)
      const isNews = !isSamePart(part, stored, seen) && !isSamePart(part, stored, draft)
      return isTouched && isNews && !isGone && !busy ? stored : undefined
    },
    /** Puts that in the place of what was typed. */
    take: (part: ToldPart): void => {
      change(withPart(draft, part, stored))
      setSeen((known) => withPart(known, part, stored))
      fields[part === 'when' ? 'start' : part].current?.focus()
    },
  }
}
