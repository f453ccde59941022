import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { attachmentLimits } from '#contract/mail/changes'
import { formatBytes } from '#lib/files/formatBytes'
import { readableBase64 } from '#lib/files/image'
import { fileMark, sendOnce } from '#lib/sendOnce'
import { DataText } from '#ui/display/DataText'
import { BusyIconButton } from '#ui/form/BusyButton'
import { PaperclipIcon } from '#ui/icons/actions'
import { CloseIcon } from '#ui/icons/controls'
import { useLocale, useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAttachFileMutation, useDetachFileMutation } from '../api/drafts'
import type { Draft } from './useDraft'

interface Attaching {
  busy: boolean
  /** What was wrong with the last files; empty when nothing was. */
  error: string
  add: (files: readonly File[]) => void
  remove: (attachmentId: string) => void
}

/** Adds files to a draft, within the limits, and takes them away. */
export function useAttaching(draft: Draft): Attaching {
  const text = useText()
  const locale = useLocale()
  const run = useMutationFeedback()
  const [attach] = useAttachFileMutation()
  const [detach] = useDetachFileMutation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { files: most, bytes: largest } = attachmentLimits

  async function addAll(files: readonly File[]): Promise<void> {
    const room = most - draft.attachments.length
    const fitting = files.filter(({ size }) => size <= largest).slice(0, room)
    const isAll = fitting.length === files.length
    setError(
      isAll ? '' : text('mail.filesLimit', { count: most, size: formatBytes(largest, locale) }),
    )
    if (fitting.length === 0 || !(await draft.ensure())) return
    for (const file of fitting) {
      const title = file.name.slice(0, 255)
      const data = await readableBase64(file)
      if (data === null) {
        const reason = text('mail.fileUnreadable', { title })
        setError((earlier) => `${earlier} ${reason}`.trim())
        continue
      }
      const body = { id: draft.id, title, type: file.type, data }
      await sendOnce(`mail-file:${draft.id}`, fileMark(file), async (attachmentId) => {
        const { data: mail } = await run(attach({ ...body, attachmentId }))
        if (mail) draft.adopt(mail)
        return mail !== undefined
      })
    }
  }

  async function busyWith(work: Promise<unknown>): Promise<void> {
    setBusy(true)
    await work
    setBusy(false)
  }

  async function take(attachmentId: string): Promise<void> {
    const { data: mail } = await run(detach({ id: draft.id, attachmentId }))
    if (mail) draft.adopt(mail)
    setError('')
  }

  return {
    busy,
    error,
    add: (files) => void busyWith(addAll(files)),
    remove: (attachmentId) => void busyWith(take(attachmentId)),
  }
}

interface AttachedFilesProps {
  draft: Draft
  attaching: Attaching
}

/** The files of a draft, each with a button that takes it away. */
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
  gap: 6,
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    paddingInlineStart: 8,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& svg': { flexShrink: 0 },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flexShrink: 0, color: theme.palette.text.secondary },
}))
