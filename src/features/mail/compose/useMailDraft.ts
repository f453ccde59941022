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
  /** Values that another window wrote at the same moment and that this window overwrote. */
  conflicts: Partial<DraftFields>
  attachments: readonly MailAttachment[]
  /** Takes over the stored draft that a call returned. */
  adopt: (stored: Mail) => void
  /** Whether the mail is no longer a draft. */
  isOver: boolean
  saveState: SaveState
  /** The error of the last failed save. */
  failure: unknown
  /**
   * Saves unsaved input.
   * @returns true if everything is saved
   */
  flush: () => Promise<boolean>
  /** Makes sure that the draft exists, even if it is empty. */
  ensure: () => Promise<boolean>
}

/**
 * Draft that is saved with every change; `known` is the stored draft, if any. Only unsaved input of this
 * window overrides it, all other fields follow the other tabs.
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
    // A slow response may be older than that of a later call.
    if (known && known.time >= (stored?.time ?? 0)) setStored(known)
  }
  const fields = useMemo(
    () => ({ ...(stored ? draftFieldsOf(stored) : noFields), ...touched }),
    [stored, touched],
  )
  /** Base values of the changed fields: their values before the change, or as last saved. */
  const [was] = useState(() => new Map<keyof DraftFields, string>())
  const [conflicts, setConflicts] = useState<Partial<DraftFields>>({})

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
          setConflicts((earlier) => ({ ...earlier, ...replaced }))
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
      setConflicts((known) => leftOf(known, changes))
      autosave.change(next)
    },
    [touched, fields, was, autosave],
  )
  const ensure = useCallback(() => autosave.ensure(touched), [autosave, touched])
  return {
    id,
    fields,
    change,
    conflicts,
    attachments: stored?.attachments ?? noAttachments,
    adopt: setStored,
    isOver: stored !== undefined && folderOf(stored) !== 'draft',
    saveState,
    failure,
    flush: autosave.flush,
    ensure,
  }
}

/** @returns true if nothing was written in the draft, here or elsewhere, since it was started */
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

/** @returns the fields that differ from what was saved: typed since then, or not accepted */
function leftOf(typed: Partial<DraftFields>, saved: Partial<DraftFields>): Partial<DraftFields> {
  const left: Partial<DraftFields> = {}
  for (const name of draftFieldNames) {
    const value = typed[name]
    if (value !== undefined && value !== saved[name]) left[name] = value
  }
  return left
}

/** Saves input: one call at a time, always with the newest text, never older text after newer text. */
interface Autosave<Fields> {
  /** Saves soon; further changes do not delay it. */
  change: (fields: Fields) => void
  /**
   * Saves unsaved input.
   * @returns true if everything is saved
   */
  flush: () => Promise<boolean>
  /** Saves even without a change, so that the draft exists before something is added to it. */
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
        // Newer text replaces it; otherwise the next attempt saves this text.
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
