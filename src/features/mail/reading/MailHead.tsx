import { styled } from '@mui/material/styles'
import type { Mail } from '#contract/mail/mail'
import { isoOf } from '#lib/time'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { languageOf } from '#ui/intl/languageOf'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { FolderChip } from '../list/FolderChip'
import { Marked } from '../list/Marked'

interface MailHeadProps {
  mail: Mail
  words: readonly string[]
}

/** Subject, who wrote to whom, and when. */
export function MailHead({ mail, words }: MailHeadProps) {
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
