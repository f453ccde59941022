import { useMemo, useRef, useState } from 'react'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useClashes } from '#ui/state/useClashes'
import { textColourFor } from './eventColours'
import { type DraftError, draftError, type EventDraft, type SavedTexts } from './eventDraft'

/** Answers why it was not kept; null when it was. */
type Keep = (draft: EventDraft) => Promise<string | null>

const texts = ['title', 'description'] as const

/**
 * What is typed about one event. What other tabs change meanwhile does not touch it; of texts it is told. By hand: its fields
 * change one another (all day, start and end, colours), which a form of single fields has no place for.
 */
export function useEventForm(first: EventDraft, saved: SavedTexts, keep: Keep) {
  // Kept as it was at first: the page beneath makes another one of it each time it is drawn anew.
  const [original] = useState(first)
  const [draft, setDraft] = useState(original)
  const [error, setError] = useState<DraftError | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const fields = {
    title: useRef<HTMLInputElement>(null),
    description: useRef<HTMLTextAreaElement>(null),
    start: useRef<HTMLInputElement>(null),
    end: useRef<HTMLInputElement>(null),
    interval: useRef<HTMLInputElement>(null),
    until: useRef<HTMLInputElement>(null),
    count: useRef<HTMLInputElement>(null),
  }
  const dirty = draft !== original
  useUnsaved(dirty)
  const { title, description } = saved
  const others = useMemo(() => ({ title, description }), [title, description])
  const { clashOf } = useClashes(texts, others, draft)

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
    const reason = await keep(draft)
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
    /** What another window saved of a text that is said otherwise here. */
    clashOf: (name: keyof SavedTexts) =>
      draft[name] === original[name] ? undefined : clashOf(name),
    /** Puts that in the place of what was typed. */
    take: (name: keyof SavedTexts) => {
      change({ [name]: others[name] })
      fields[name].current?.focus()
    },
  }
}
