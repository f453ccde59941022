import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { attachmentLimits } from '#contract/mail/changes'
import type { Mail } from '#contract/mail/mail'
import { formatBytes } from '#lib/files/formatBytes'
import { readableBase64 } from '#lib/files/image'
import { fileMark, sendOnce } from '#lib/sendOnce'
import { cut } from '#lib/text/graphemes'
import { DataText } from '#ui/display/DataText'
import { BusyIconButton } from '#ui/form/BusyButton'
import { PaperclipIcon } from '#ui/icons/actions'
import { CloseIcon } from '#ui/icons/controls'
import { useLocale, useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAttachFileMutation, useDetachFileMutation } from '../api/drafts'
import type { Draft } from './useMailDraft'

export interface Attaching {
  busy: boolean
  /**
   * Waits until no file is being attached or removed.
   * @returns true if every pending change succeeded
   */
  settled: () => Promise<boolean>
  /** The problem with the last files; empty if there was none. */
  error: string
  add: (files: readonly File[]) => void
  remove: (attachmentId: string) => void
}

/** Attaches files to a draft, within the limits, and removes them. */
export function useAttaching(draft: Draft): Attaching {
  const text = useText()
  const locale = useLocale()
  const run = useMutationFeedback()
  const [attach] = useAttachFileMutation()
  const [detach] = useDetachFileMutation()
  /** Queue of pending changes; each starts after the previous one has ended. */
  const line = useRef({ waiting: 0, isDone: Promise.resolve(true) })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const tell = (reason: string) => setError((earlier) => `${earlier} ${reason}`.trim())
  const { files: most, bytes: largest } = attachmentLimits

  // The current attachments, for queued changes that start later.
  const attached = useRef(draft.attachments)
  useEffect(() => {
    attached.current = draft.attachments
  }, [draft.attachments])

  function adopt(mail: Mail): void {
    attached.current = mail.attachments
    draft.adopt(mail)
  }

  async function addAll(files: readonly File[], isKept: Promise<boolean>): Promise<boolean> {
    const room = most - attached.current.length
    const fitting = files.filter(({ size }) => size <= largest).slice(0, room)
    let isAll = fitting.length === files.length
    if (!isAll) {
      tell(text('mail.filesLimit', { count: most, size: formatBytes(largest, locale) }))
    }
    if (!(await isKept)) return false
    for (const file of fitting) {
      const title = cut(file.name, 255)
      const data = await readableBase64(file)
      if (data === null) {
        tell(text('mail.fileUnreadable', { title }))
        isAll = false
        continue
      }
      const body = { id: draft.id, title, type: file.type, data }
      const isDone = await sendOnce(
        `mail-file:${draft.id}`,
        fileMark(file),
        async (attachmentId) => {
          const { data: mail } = await run(attach({ ...body, attachmentId }))
          if (mail) adopt(mail)
          return mail !== undefined
        },
      )
      isAll &&= isDone
    }
    return isAll
  }

  async function take(attachmentId: string): Promise<boolean> {
    const { data: mail } = await run(detach({ id: draft.id, attachmentId }))
    if (mail) adopt(mail)
    return mail !== undefined
  }

  function enqueue(work: () => Promise<boolean>): void {
    const now = line.current
    // Clear earlier errors.
    if (now.waiting === 0) {
      setError('')
      now.isDone = Promise.resolve(true)
    }
    now.waiting += 1
    setBusy(true)
    now.isDone = now.isDone.then(async (wasDone) => {
      const isDone = await work()
      now.waiting -= 1
      setBusy(now.waiting > 0)
      return isDone && wasDone
    })
  }

  return {
    busy,
    error,
    settled: () => (line.current.waiting > 0 ? line.current.isDone : Promise.resolve(true)),
    add: (files) => {
      // Call `ensure` now: later it would also store what is typed in the meantime.
      const isAny = files.some(({ size }) => size <= largest)
      const isKept = isAny ? draft.ensure() : Promise.resolve(true)
      enqueue(() => addAll(files, isKept))
    },
    remove: (attachmentId) => enqueue(() => take(attachmentId)),
  }
}

interface AttachedFilesProps {
  draft: Draft
  attaching: Attaching
}

/** The files of a draft, each with a button to remove it. */
export function AttachedFiles({ draft, attaching }: AttachedFilesProps) {
  const text = useText()
  const locale = useLocale()
  if (draft.attachments.length === 0) return null
  return (
    <List aria-label={text('mail.attachments')}>
      {draft.attachments.map(({ id, title, size }) => (
        <li key={id}>
          <PaperclipIcon size={16} />
          <DataText>{title}</DataText>
          <small>{formatBytes(size, locale)}</small>
          <BusyIconButton
            size="small"
            disabled={attaching.busy}
            aria-label={text('mail.detach', { title })}
            onClick={() => attaching.remove(id)}
          >
            <CloseIcon size={16} />
          </BusyIconButton>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '100%',
    paddingInlineStart: 8,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& svg': { flexShrink: 0 },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flexShrink: 0, color: theme.palette.text.secondary },
}))
