import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Mail } from '#contract/mail/mail'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { Marked } from '#ui/display/Marked'
import { MailIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import type { MailActions } from '../actions/useMailActions'
import { useMailConversationQuery } from '../api/mail'
import type { StartReply } from '../compose/useStartDraft'
import { LabelChips } from '../labels/LabelChips'
import { Conversation } from './Conversation'
import { takeFromPane } from './enterReading'
import { ReadingTools } from './ReadingTools'

interface ReadingPaneProps {
  mailId: string
  words: readonly string[]
  actions: MailActions
  onBack: () => void
  onGone: (ids: readonly string[]) => void
  onReply: StartReply
  onEdit: (draftId: string) => void
}

/** A mail with its conversation. Opening it marks it as read. */
export function ReadingPane(props: ReadingPaneProps) {
  const { mailId, words, actions, onBack, onGone, onReply, onEdit } = props
  const text = useText()
  const state = loadState(useMailConversationQuery(mailId))
  const mails = state.answer?.value ?? noMails
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, isRead } of mails) {
      // A mail marked as unread while it is open stays unread.
      if (!isRead && !seen.current.has(id)) actions.read(id)
      seen.current.add(id)
    }
  }, [mails, actions])
  const mail = mails.find(({ id }) => id === mailId)

  return (
    <LoadArea
      state={state}
      skeleton={
        <Inside>
          <SkeletonLines lines={8} />
        </Inside>
      }
    >
      {() =>
        mail ? (
          <>
            <PrintOnly />
            <ReadingTools
              mail={mail}
              actions={actions}
              onBack={onBack}
              onGone={onGone}
              onEdit={() => onEdit(mailId)}
            />
            <Inside className={printAreaClass} aria-labelledby="mail-subject">
              <Subject
                ref={takeFromPane}
                id="mail-subject"
                tabIndex={-1}
                dir="auto"
                lang={languageOf(mail.subject, 'en')}
              >
                <Marked words={words}>
                  {mail.subject === '' ? text('mail.noSubject') : mail.subject}
                </Marked>
              </Subject>
              <LabelChips mail={mail} />
              <Conversation
                mails={mails}
                mailId={mailId}
                words={words}
                actions={actions}
                onReply={onReply}
                onEdit={onEdit}
              />
            </Inside>
          </>
        ) : (
          <EmptyState
            icon={<MailIcon size={32} />}
            title={text('mail.unknown')}
            message={text('mail.unknownHint')}
            action={
              <Button variant="outlined" onClick={onBack}>
                {text('mail.back')}
              </Button>
            }
          />
        )
      }
    </LoadArea>
  )
}

const noMails: readonly Mail[] = []

const Inside = styled('article')(({ theme }) => ({
  padding: 24,
  [theme.breakpoints.down('md')]: { padding: 16 },
}))

const Subject = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '0 0 8px',
  overflowWrap: 'anywhere',
  ...atParentsStart,
}))
