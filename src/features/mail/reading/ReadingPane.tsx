import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import { MailIcon } from '#ui/icons/MailIcon'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import type { MailActions } from '../actions/useMailActions'
import { useMailRowsQuery } from '../api/mail'
import type { StartReply } from '../compose/useStartDraft'
import { Attachments } from './Attachments'
import { MailBody } from './MailBody'
import { MailHead } from './MailHead'
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

/** One mail, whole. Opening it makes it read. */
export function ReadingPane(props: ReadingPaneProps) {
  const { mailId, words, actions, onBack, onGone, onReply, onEdit } = props
  const text = useText()
  const state = loadState(useMailRowsQuery(useMemo(() => [mailId], [mailId])))
  const mail = state.answer?.value[0]
  const isUnread = mail !== undefined && !mail.isRead
  useEffect(() => {
    if (isUnread) actions.read(mailId)
  }, [isUnread, mailId, actions])

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
              onReply={(kind) => onReply(mail, kind)}
              onEdit={() => onEdit(mailId)}
            />
            <Inside className={printAreaClass} aria-labelledby="mail-subject">
              <MailHead mail={mail} words={words} />
              <MailBody message={mail.message} words={words} />
              {mail.attachments.length > 0 && <Attachments mail={mail} />}
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

const Inside = styled('article')(({ theme }) => ({
  padding: 24,
  [theme.breakpoints.down('md')]: { padding: 16 },
}))
