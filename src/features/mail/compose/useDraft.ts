import { useCallback, useEffect, useState } from 'react'
import type { Mail, MailAttachment } from '#contract/mail/mail'
import { markUnsaved } from '#lib/unsaved'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useSaveDraftMutation } from '../api/drafts'

interface DraftFields {
  to: string
  subject: string
  message: string
}

export interface Draft {
  id: string
  fields: DraftFields
  change: (changes: Partial<DraftFields>) => void
  attachments: readonly MailAttachment[]
  setAttachments: (attachments: readonly MailAttachment[]) => void
  saveState: SaveState
  /** Why the last saving failed, in words. */
  failure: string
  /** Saves what is not saved. Answers whether everything is. */
  flush: () => Promise<boolean>
  /** Makes sure that there is a draft, also an empty one. */
  ensure: () => Promise<boolean>
}

/** A draft that is kept with every change; `known` is what was kept before, if anything. */
export function useDraft(id: string, known: Mail | undefined): Draft {
  const errorMessage = useErrorMessage()
  const [saveDraft] = useSaveDraftMutation()
  const [fields, setFields] = useState<DraftFields>(() => ({
    to: known?.profile.to ?? '',
    subject: known?.subject ?? '',
    message: known?.message ?? '',
  }))
  const [attachments, setAttachments] = useState<readonly MailAttachment[]>(
    known?.attachments ?? [],
  )
  const [saveState, setSaveState] = useState<SaveState>('clean')
  const [failure, setFailure] = useState('')

  const [autosave] = useState<Autosave<DraftFields>>(() =>
    makeAutosave(
      async (next) => {
        try {
          await saveDraft({ id, ...next }).unwrap()
          return true
        } catch (cause) {
          setFailure(errorMessage(cause))
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
      const next = { ...fields, ...changes }
      setFields(next)
      autosave.change(next)
    },
    [fields, autosave],
  )
  const ensure = useCallback(() => autosave.ensure(fields), [autosave, fields])
  return {
    id,
    fields,
    change,
    attachments,
    setAttachments,
    saveState,
    failure,
    flush: autosave.flush,
    ensure,
  }
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
