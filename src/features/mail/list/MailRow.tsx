import { Fragment, memo } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { labelIdsOf, type Mail, placesOf } from '#contract/mail/mail'
import { snippetOf } from '#lib/text/searchable'
import { isoOf } from '#lib/time'
import { languageOf } from '#ui/display/DataText'
import { Marked } from '#ui/display/Marked'
import { FlagIcon, PaperclipIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { labelTones } from '#ui/label/LabelChip'
import { VisuallyHidden } from '#ui/page/Page'
import type { MailActions } from '../actions/useMailActions'
import type { LabelsById } from '../api/labels'
import { enterReading } from '../reading/enterReading'
import { FolderChip } from './FolderChip'
import { Frame } from './rowStyles'

/** The link of a mail's row; a draft opens for writing. */
export type LinkOf = (id: string, isDraft: boolean) => Pick<LinkProps, 'to' | 'replace' | 'state'>

interface MailRowProps {
  mail: Mail
  /** Formats the time of the mail. Must be a stable function. */
  timeOf: (moment: number) => string
  /** Must be a stable function. */
  linkOf: LinkOf
  isOpen: boolean
  isChosen: boolean
  labels: LabelsById
  /** The words searched for. */
  words: readonly string[]
  /** Whether the list mixes several folders, so each row names its folder. */
  isMixed: boolean
  onChoose: (id: string, isRange: boolean) => void
  onStar: MailActions['star']
  onImportant: MailActions['important']
}

const ignore = () => {}

/**
 * One mail in the list. Its height is always `rowHeight`. It consists of plain elements in one styled frame,
 * because scrolling mounts dozens of rows.
 */
export const MailRow = memo(function MailRow(props: MailRowProps) {
  const { mail, timeOf, linkOf, isOpen, isChosen, labels, words, isMixed } = props
  const { onChoose, onStar, onImportant } = props
  const text = useText()
  const { id, subject, message, conversation = [mail] } = mail
  const isUnread = conversation.some(({ isRead }) => !isRead)
  const isStarred = conversation.some(({ starred }) => starred)
  const isImportant = conversation.some(({ important }) => important)
  const time = mail.snoozed && mail.snoozedUntil ? mail.snoozedUntil : mail.time
  const isDraft = mail.draft && !mail.trash && !mail.spam
  const title = subject === '' ? text('mail.noSubject') : subject
  // An attribute has one language: that of its longest part.
  const spoken = languageOf(subject)
  return (
    <Frame data-open={isOpen} data-chosen={isChosen} data-unread={isUnread}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={text('mail.choose', { subject: title })}
          lang={spoken}
          onClick={(event) => onChoose(id, event.shiftKey)}
          // The click handler above also knows whether Shift was held.
          onChange={ignore}
        />
      </label>
      <Link
        {...linkOf(id, isDraft)}
        onClick={isDraft ? undefined : enterReading}
        data-mail={id}
        data-archivable={!isMixed || placesOf(mail).includes('inbox')}
        aria-current={isOpen ? 'true' : undefined}
        draggable={false}
      >
        <span className="who">
          {isUnread && <VisuallyHidden>{text('mail.unread')}</VisuallyHidden>}
          <b dir="auto">
            <Who mail={mail} words={words} />
          </b>
          {mail.conversation && (
            <>
              <small aria-hidden="true">{mail.conversation.length}</small>
              <VisuallyHidden>
                {text('mail.conversation', { count: mail.conversation.length })}
              </VisuallyHidden>
            </>
          )}
          {mail.attachments.length > 0 && (
            <>
              <PaperclipIcon size={16} />
              <VisuallyHidden>{text('mail.hasAttachments')}</VisuallyHidden>
            </>
          )}
          <FolderChip mail={mail} isMixed={isMixed} />
        </span>
        <p dir="auto" lang={languageOf(subject, 'en')}>
          {labelIdsOf(mail)
            .flatMap((labelId) => labels.get(labelId) ?? [])
            .map(({ id: labelId, name, color }) => (
              <Fragment key={labelId}>
                <bdi lang={languageOf(name)} style={{ borderColor: labelTones[color] }}>
                  {name}
                </bdi>{' '}
              </Fragment>
            ))}
          <b>
            <Marked words={words}>{title}</Marked>
          </b>
          {message !== '' && (
            <span>
              {' – '}
              <Marked words={words}>{snippetOf(message, words)}</Marked>
            </span>
          )}
        </p>
      </Link>
      <div>
        <time dir="auto" dateTime={isoOf(time)}>
          {timeOf(time)}
        </time>
        <span>
          <button
            type="button"
            aria-label={text('mail.importantOf', { subject: title })}
            lang={spoken}
            aria-pressed={isImportant}
            data-mark="important"
            onClick={() => onImportant(id, isImportant)}
          >
            <FlagIcon size={18} />
          </button>
          <button
            type="button"
            aria-label={text('mail.starOf', { subject: title })}
            lang={spoken}
            aria-pressed={isStarred}
            data-mark="starred"
            onClick={() => onStar(id, isStarred)}
          >
            <StarIcon size={18} />
          </button>
        </span>
      </div>
    </Frame>
  )
})

/** The senders in the conversation; for a single sent mail, its recipient. */
function Who({ mail, words }: Pick<MailRowProps, 'mail' | 'words'>) {
  const text = useText()
  const { profile, conversation } = mail
  if (conversation) {
    const names = conversation
      .filter(({ draft }) => !draft)
      .map(({ isOwn, name }) => (isOwn ? text('mail.me') : name))
    const others = [...new Set(names)].join(', ')
    return (
      <>
        <bdi lang={languageOf(others, 'en')}>
          <Marked words={words}>{others}</Marked>
        </bdi>
        {conversation.some(({ draft }) => draft) && `, ${text('mail.draft')}`}
      </>
    )
  }
  const isOwn = mail.sent || mail.draft
  const who = isOwn
    ? [profile.to, profile.cc, profile.bcc].filter(Boolean).join(', ')
    : profile.name
  return (
    <>
      {isOwn && `${text('mail.to')}: `}
      <bdi lang={languageOf(who, 'en')}>
        <Marked words={words}>{who === '' ? text('mail.nobody') : who}</Marked>
      </bdi>
    </>
  )
}
