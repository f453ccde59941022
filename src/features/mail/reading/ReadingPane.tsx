import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Mail } from '#contract/mail/mail'
import { isoOf } from '#lib/time'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { MailIcon } from '#ui/icons/menu'
import { languageOf } from '#ui/intl/languageOf'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import type { MailActions } from '../actions/useMailActions'
import { useMailRowsQuery } from '../api/mail'
import type { StartReply } from '../compose/useStartDraft'
import { FolderChip } from '../list/FolderChip'
import { Marked } from '../list/MatchMarks'
import { Attachments } from './Attachments'
import { MailBody } from './MailBody'
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

interface MailHeadProps {
  mail: Mail
  words: readonly string[]
}

/** Subject, who wrote to whom, and when. */
function MailHead({ mail, words }: MailHeadProps) {
  const text = useText()
  const format = useFormat()
  const { subject, profile, sender, time } = mail
  return (
    <Head>
      <h2 id="mail-subject" tabIndex={-1} dir="auto" lang={languageOf(subject, 'en')}>
        <Marked words={words}>{subject === '' ? text('mail.noSubject') : subject}</Marked>
      </h2>
      <div>
        <PersonAvatar name={profile.name} src={profile.avatar} />
        <p>
          <b>
            <bdi lang={languageOf(profile.name, 'en')}>
              <Marked words={words}>{profile.name}</Marked>
            </bdi>
          </b>{' '}
          <span>
            &lt;<bdi>{profile.email}</bdi>&gt;
          </span>
          <br />
          <span>
            {text('mail.to')}: <bdi>{profile.to === '' ? text('mail.nobody') : profile.to}</bdi>
            {sender.about !== '' && (
              <>
                {' · '}
                <bdi lang={languageOf(sender.about, 'en')}>{sender.about}</bdi>
              </>
            )}
          </span>
        </p>
        <Time>
          <time dir="auto" dateTime={isoOf(time)}>
            {format.dateTime(time)}
          </time>
          <FolderChip mail={mail} isMixed />
        </Time>
      </div>
    </Head>
  )
}

const Head = styled('header')(({ theme }) => ({
  marginBottom: 20,
  paddingBottom: 16,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& h2': { ...theme.typography.h3, margin: '0 0 16px', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 12 },
  '& p': {
    ...theme.typography.body2,
    flex: '1 1 200px',
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 600 },
  '& p span': { color: theme.palette.text.secondary },
}))

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 4,
  color: theme.palette.text.secondary,
}))
