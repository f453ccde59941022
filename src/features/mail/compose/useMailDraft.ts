import { useCallback, useEffect, useMemo, useState } from 'react'
import { type DraftFields, draftFieldNames, draftFieldsOf } from '#contract/mail/changes'
import type { Mail, MailAttachment } from '#contract/mail/mail'
import { folderOf } from '#contract/mail/mail'
import { markUnsaved } from '#lib/unsaved'
import { useSaveDraftMutation } from '../api/drafts'

export interface Draft {
  id: string
  fields: DraftFields
  change: (changes: Partial<DraftFields>) => void
  /** What another window had written at the same moment in fields of this one, which it replaced. */
  clashes: Partial<DraftFields>
  attachments: readonly MailAttachment[]
  /** A call answered the draft as it is stored now. */
  adopt: (stored: Mail) => void
  /** Whether it is a draft no longer. */
  isOver: boolean
  saveState: SaveState
  /** What the last saving failed by. */
  failure: unknown
  /** Saves what is not saved. Answers whether everything is. */
  flush: () => Promise<boolean>
  /** Makes sure that there is a draft, also an empty one. */
  ensure: () => Promise<boolean>
}

/**
 * A draft that is kept with every change; `known` is what is stored, if anything. Only what was typed
 * here and is not kept yet stands apart from that: all else follows what another tab writes.
 */
export function useMailDraft(id: string, known: Mail | undefined, writeTo: string): Draft {
  const [saveDraft] = useSaveDraftMutation()
  const [stored, setStored] = useState(known)
  const [seen, setSeen] = useState(known)
  const [touched, setTouched] = useState<Partial<DraftFields>>(() =>
    known || writeTo === '' ? {} : { to: writeTo },
  )
  const [saveState, setSaveState] = useState<SaveState>('clean')
  const [failure, setFailure] = useState<unknown>(null)
  if (known !== seen) {
    setSeen(known)
    // An answer that was long on its way says less than that of a later call.
    if (known && known.time >= (stored?.time ?? 0)) setStored(known)
  }
  const fields = useMemo(
    () => ({ ...(stored ? draftFieldsOf(stored) : noFields), ...touched }),
    [stored, touched],
  )
  /** What stood in the touched fields before, or was kept of them last. */
  const [was] = useState(() => new Map<keyof DraftFields, string>())
  const [clashes, setClashes] = useState<Partial<DraftFields>>({})

  const [autosave] = useState<Autosave<Partial<DraftFields>>>(() =>
    makeAutosave(
      async (typed) => {
        try {
          const { replaced, ...saved } = await saveDraft({
            id,
            ...typed,
            was: Object.fromEntries([...was].filter(([name]) => typed[name] !== undefined)),
          }).unwrap()
          for (const name of draftFieldNames) {
            const kept = typed[name]
            if (kept !== undefined) was.set(name, kept)
          }
          setStored(saved)
          setTouched((now) => leftOf(now, typed))
          setClashes((earlier) => ({ ...earlier, ...replaced }))
          return true
        } catch (cause) {
          setFailure(cause)
          return false
        }
      },
      (state) => {
        setSaveState(state)
        markUnsaved('mail', state === 'saving' || state === 'failed')
      },
    ),
  )

  useEffect(() => {
    const leave = () => void autosave.flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [autosave])

  const change = useCallback(
    (changes: Partial<DraftFields>) => {
      const next = { ...touched, ...changes }
      for (const name of draftFieldNames) {
        if (name in changes && touched[name] === undefined) was.set(name, fields[name])
      }
      setTouched(next)
      setClashes((known) => leftOf(known, changes))
      autosave.change(next)
    },
    [touched, fields, was, autosave],
  )
  const ensure = useCallback(() => autosave.ensure(touched), [autosave, touched])
  return {
    id,
    fields,
    change,
    clashes,
    attachments: stored?.attachments ?? noAttachments,
    adopt: setStored,
    isOver: stored !== undefined && folderOf(stored) !== 'draft',
    saveState,
    failure,
    flush: autosave.flush,
    ensure,
  }
}

/** Whether a draft is as it was begun: nothing was written here, nor elsewhere. */
export function isUntouched(draft: Draft, begun: Mail): boolean {
  const { saveState, isOver, fields, attachments } = draft
  const before = draftFieldsOf(begun)
  return (
    saveState === 'clean' &&
    !isOver &&
    draftFieldNames.every((name) => fields[name] === before[name]) &&
    attachments.length === begun.attachments.length
  )
}

const noAttachments: readonly MailAttachment[] = []

const noFields: DraftFields = { to: '', cc: '', bcc: '', subject: '', message: '' }

/** What is otherwise than it was saved: typed on meanwhile, or not taken over. */
function leftOf(typed: Partial<DraftFields>, saved: Partial<DraftFields>): Partial<DraftFields> {
  const left: Partial<DraftFields> = {}
  for (const name of draftFieldNames) {
    const value = typed[name]
    if (value !== undefined && value !== saved[name]) left[name] = value
  }
  return left
}

/** Saves what is typed: one call at a time, always with the newest text, never one older after a newer. */
interface Autosave<Fields> {
  /** Saves soon; further changes put it off no longer. */
  change: (fields: Fields) => void
  /** Saves what is not saved yet. Answers whether everything is. */
  flush: () => Promise<boolean>
  /** Saves once more even without a change: what must be there before something is added to it. */
  ensure: (fields: Fields) => Promise<boolean>
}

type SaveState = 'clean' | 'saving' | 'saved' | 'failed'

const waitMs = 250

function makeAutosave<Fields>(
  save: (fields: Fields) => Promise<boolean>,
  report: (state: SaveState) => void,
): Autosave<Fields> {
  let waiting: { fields: Fields } | null = null
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function work(): Promise<boolean> {
    report('saving')
    while (waiting) {
      const { fields } = waiting
      waiting = null
      if (!(await save(fields))) {
        // Newer text takes its place; otherwise the next try saves this.
        waiting ??= { fields }
        report('failed')
        return false
      }
    }
    report('saved')
    return true
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    if (running) return running.then((isSaved) => (isSaved && waiting ? flush() : isSaved))
    if (!waiting) return Promise.resolve(true)
    running = work().finally(() => {
      running = null
    })
    return running
  }

  return {
    change: (fields) => {
      waiting = { fields }
      report('saving')
      timer ??= setTimeout(() => void flush(), waitMs)
    },
    flush,
    ensure: (fields) => {
      waiting = { fields }
      return flush()
    },
  }
}
