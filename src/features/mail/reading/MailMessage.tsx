import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { isOwnAddress } from '#contract/mail/address'
import type { Mail } from '#contract/mail/mail'
import { cut } from '#lib/text/graphemes'
import { isoOf } from '#lib/time'
import { languageOf } from '#ui/display/DataText'
import { Marked } from '#ui/display/Marked'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { ForwardIcon } from '#ui/icons/actions'
import { ReplyAllIcon, ReplyIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import type { MailActions } from '../actions/useMailActions'
import type { StartReply } from '../compose/useStartDraft'
import { FolderChip } from '../list/FolderChip'
import { ToggleMark } from '../toolbar/Tool'
import { Attachments } from './Attachments'
import { MailBody } from './MailBody'
import { hasOthers } from './replies'

interface MailMessageProps {
  mail: Mail
  words: readonly string[]
  actions: MailActions
  isOpen: boolean
  /** Expands or collapses the mail; undefined if it is the only one. */
  onToggle: (() => void) | undefined
  onReply: StartReply
}

/** One mail: sender, recipients, time, text, and the reply buttons. Collapsed, it is one line. */
export function MailMessage({ mail, words, actions, isOpen, onToggle, onReply }: MailMessageProps) {
  const text = useText()
  const format = useDemoFormat()
  const { id, profile, sender, time, message, starred, draft } = mail
  return (
    <section>
      <Head>
        <PersonAvatar name={profile.name} src={profile.avatar} />
        <div>
          <Name onToggle={onToggle} isOpen={isOpen}>
            <bdi lang={languageOf(profile.name, 'en')}>
              <Marked words={words}>
                {isOwnAddress(profile.email) ? text('mail.me') : profile.name}
              </Marked>
            </bdi>
          </Name>
          {isOpen ? (
            <>
              <p>
                <bdi>{profile.email}</bdi>
                {sender.about !== '' && (
                  <>
                    {' · '}
                    <bdi lang={languageOf(sender.about, 'en')}>{sender.about}</bdi>
                  </>
                )}
              </p>
              <Recipients label={text('mail.to')}>
                {profile.to === '' && profile.cc === '' && profile.bcc === ''
                  ? text('mail.nobody')
                  : profile.to}
              </Recipients>
              <Recipients label={text('mail.cc')}>{profile.cc}</Recipients>
              <Recipients label={text('mail.bcc')}>{profile.bcc}</Recipients>
            </>
          ) : (
            <p className="folded" dir="auto" lang={languageOf(message, 'en')}>
              {cut(message, 140)}
            </p>
          )}
        </div>
        <Time>
          <time dir="auto" dateTime={isoOf(time)}>
            {format.dateTime(time)}
          </time>
          <FolderChip mail={mail} isMixed />
        </Time>
        <ToggleMark mark="starred" isOn={starred} onToggle={() => actions.setStar(id, !starred)} />
      </Head>
      {isOpen && (
        <>
          <MailBody message={message} words={words} />
          {mail.attachments.length > 0 && <Attachments mail={mail} />}
          {!draft && (
            <Answers>
              <Button
                variant="outlined"
                startIcon={<ReplyIcon size={18} />}
                onClick={() => onReply(mail, 'reply')}
              >
                {text('mail.reply')}
              </Button>
              {hasOthers(mail) && (
                <Button
                  variant="outlined"
                  startIcon={<ReplyAllIcon size={18} />}
                  onClick={() => onReply(mail, 'replyAll')}
                >
                  {text('mail.replyAll')}
                </Button>
              )}
              <Button
                variant="outlined"
                startIcon={<ForwardIcon size={18} />}
                onClick={() => onReply(mail, 'forward')}
              >
                {text('mail.forward')}
              </Button>
            </Answers>
          )}
        </>
      )}
    </section>
  )
}

interface NameProps extends Pick<MailMessageProps, 'isOpen' | 'onToggle'> {
  children: ReactNode
}

/** Name of the sender; pressing it collapses the mail. */
function Name({ isOpen, onToggle, children }: NameProps) {
  if (!onToggle) return <b>{children}</b>
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      {children}
    </button>
  )
}

function Recipients({ label, children }: { label: string; children: string }) {
  if (children === '') return null
  return (
    <p>
      <bdi>{label}:</bdi> <bdi>{children}</bdi>
    </p>
  )
}

const Head = styled('header')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: 12,
  padding: '12px 0',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b, & button[aria-expanded]': {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& button[aria-expanded]': {
    display: 'block',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    // The whole header is clickable, except for the elements above it.
    '&::before': { content: '""', position: 'absolute', inset: 0 },
  },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& .folded': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .MuiIconButton-root': { position: 'relative' },
}))

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 4,
  color: theme.palette.text.secondary,
  [theme.breakpoints.down('md')]: {
    gridArea: '2 / 2 / auto / -1',
    flexDirection: 'row',
    alignItems: 'center',
  },
}))

const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '20px 0 16px',
  '@media print': { display: 'none' },
})
