import type { ReactNode } from 'react'
import type { MailPlace } from '#contract/mail/mail'
import { EditIcon, FlagIcon, SendIcon, TrashIcon } from '#ui/icons/actions'
import { ClockIcon, StarIcon } from '#ui/icons/controls'
import { ArchiveIcon, BlockIcon, ForumIcon, InboxIcon } from '#ui/icons/mail'
import { MailIcon, TagIcon } from '#ui/icons/menu'

const size = 20

export const placeIcons: Readonly<Record<MailPlace, ReactNode>> = {
  all: <MailIcon size={size} />,
  inbox: <InboxIcon size={size} />,
  snoozed: <ClockIcon size={size} />,
  archive: <ArchiveIcon size={size} />,
  sent: <SendIcon size={size} />,
  draft: <EditIcon size={size} />,
  spam: <BlockIcon size={size} />,
  trash: <TrashIcon size={size} />,
  starred: <StarIcon size={size} />,
  important: <FlagIcon size={size} />,
  promotions: <TagIcon size={size} />,
  forums: <ForumIcon size={size} />,
}

/** Text keys of the names of folders and of their empty states. */
export const placeTexts = {
  all: { name: 'mail.place.all', empty: 'mail.empty.all' },
  inbox: { name: 'mail.place.inbox', empty: 'mail.empty.inbox' },
  snoozed: { name: 'mail.place.snoozed', empty: 'mail.empty.snoozed' },
  archive: { name: 'mail.place.archive', empty: 'mail.empty.archive' },
  sent: { name: 'mail.place.sent', empty: 'mail.empty.sent' },
  draft: { name: 'mail.place.draft', empty: 'mail.empty.draft' },
  spam: { name: 'mail.place.spam', empty: 'mail.empty.spam' },
  trash: { name: 'mail.place.trash', empty: 'mail.empty.trash' },
  starred: { name: 'mail.place.starred', empty: 'mail.empty.starred' },
  important: { name: 'mail.place.important', empty: 'mail.empty.important' },
  promotions: { name: 'mail.place.promotions', empty: 'mail.empty.label' },
  forums: { name: 'mail.place.forums', empty: 'mail.empty.label' },
} as const satisfies Record<MailPlace, { name: string; empty: string }>
