import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Mail } from '#contract/mail/mail'
import { cut } from '#lib/text/graphemes'
import { languageOf } from '#ui/display/DataText'
import { EditIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { usePrinting } from '#ui/print/usePrinting'
import type { MailActions } from '../actions/useMailActions'
import type { StartReply } from '../compose/useStartDraft'
import { MailMessage } from './MailMessage'

interface ConversationProps {
  /** Oldest first. */
  mails: readonly Mail[]
  /** The mail that was opened. */
  mailId: string
  words: readonly string[]
  actions: MailActions
  onReply: StartReply
  onEdit: (draftId: string) => void
}

/**
 * The mails of a conversation. The newest, the opened and the unread mails are expanded, the others
 * collapsed; in print all are expanded.
 */
export function Conversation({
  mails,
  mailId,
  words,
  actions,
  onReply,
  onEdit,
}: ConversationProps) {
  const text = useText()
  const [wasUnread] = useState(
    () => new Set(mails.filter(({ isRead }) => !isRead).map(({ id }) => id)),
  )
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(() => new Map())
  const isPrinting = usePrinting()
  const newest = mails.findLast(({ draft }) => !draft)?.id
  return (
    <List>
      {mails.map((mail) => {
        const { id, draft, message } = mail
        if (draft && id !== mailId) {
          return (
            <li key={id}>
              <DraftLine type="button" onClick={() => onEdit(id)}>
                <EditIcon size={18} />
                <b>{text('mail.draft')}</b>
                <span dir="auto" lang={languageOf(message, 'en')}>
                  {cut(message, 140)}
                </span>
              </DraftLine>
            </li>
          )
        }
        const isOpen = toggled.get(id) ?? (id === mailId || id === newest || wasUnread.has(id))
        return (
          <li key={id}>
            <MailMessage
              mail={mail}
              words={words}
              actions={actions}
              isOpen={isOpen || isPrinting}
              onToggle={
                mails.length > 1 ? () => setToggled(new Map(toggled).set(id, !isOpen)) : undefined
              }
              onReply={onReply}
            />
          </li>
        )
      })}
    </List>
  )
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const DraftLine = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '& svg': { flexShrink: 0 },
  '& b': { fontWeight: theme.typography.fontWeightMedium, color: theme.palette.error.readable },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))
