/**
 * Mails as they travel; where one is found: folders, of which it is in one, and labels, of which it bears
 * any number.
 */
import * as v from 'valibot'
import { idInBody, skippedRecords } from '../demo'
import { instantOnWire, maybe, momentText, pictureOrEmpty } from '../wire'

export const mailFolders = [
  'inbox',
  'snoozed',
  'archive',
  'sent',
  'draft',
  'spam',
  'trash',
] as const
export const mailLabels = ['starred', 'important', 'promotions', 'forums'] as const

/** What can be listed, filtered and counted; `all` is every mail but those in spam and trash. */
export const mailPlaces = ['all', ...mailFolders, ...mailLabels] as const

/** Where a search may look; `anywhere` is every mail, in spam and trash too. */
export const mailScopes = [...mailPlaces, 'anywhere'] as const

export type MailFolder = (typeof mailFolders)[number]
type MailMark = (typeof mailLabels)[number]
export type MailPlace = (typeof mailPlaces)[number]
export type MailScope = (typeof mailScopes)[number]

/** Names a label that somebody made: nothing that could not stand in the index. */
export const labelId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'No id of a label'))

const labelIds = v.optional(v.array(labelId), [])

type Marks = Pick<StoredMail, 'starred' | 'important' | 'labelIds' | 'conversation'>

/** The star, the flag and the labels of all that a row stands for. */
export function marksOf(mail: Marks) {
  const { conversation = [mail] } = mail
  return {
    starred: conversation.some(({ starred }) => starred),
    important: conversation.some(({ important }) => important),
    labelIds: labelIdsOf(mail),
  }
}

/** The labels of all that a row stands for. */
export const labelIdsOf = ({
  labelIds,
  conversation = [],
}: Pick<StoredMail, 'labelIds' | 'conversation'>): string[] => [
  ...new Set([...labelIds, ...conversation.flatMap((member) => member.labelIds)]),
]

export type MailFlags = Readonly<
  Record<
    MailMark | 'sent' | 'draft' | 'spam' | 'trash' | 'archived' | 'snoozed' | 'received',
    boolean
  > & {
    isRead: boolean
    labelIds: readonly string[]
  }
>

/**
 * The one folder of a mail. A draft in the trash is in the trash alone; the inbox is what is neither
 * archived, snoozed, sent, draft, spam nor trash (the template leaks all of these but spam into it).
 */
export function folderOf({ sent, draft, spam, trash, archived, snoozed }: MailFlags): MailFolder {
  if (trash) return 'trash'
  if (spam) return 'spam'
  if (draft) return 'draft'
  if (sent) return 'sent'
  if (snoozed) return 'snoozed'
  return archived ? 'archive' : 'inbox'
}

/**
 * Everywhere that a mail is found. Spam and trash stand apart: labels and “all” leave them out. What
 * one sent to oneself is in the inbox too.
 */
export function placesOf(mail: MailFlags): MailPlace[] {
  const folder = folderOf(mail)
  if (folder === 'spam' || folder === 'trash') return [folder]
  const arrived = folder === 'sent' && mail.received && !mail.archived
  const lies = mail.snoozed ? 'snoozed' : 'inbox'
  const labels = mailLabels.filter((label) => mail[label])
  return ['all', folder, ...(arrived ? ([lies] as const) : []), ...labels]
}

/** One of the places, or all that bears a label of one's own. */
export type Scope = MailScope | `label:${string}`

/** What a list was asked for. */
export const scopeAsked = ({ place, label }: Pick<MailQuery, 'place' | 'label'>): Scope =>
  label === undefined ? place : `label:${label}`

/** Wherever a search finds it. */
export function scopesOf(mail: MailFlags): Scope[] {
  const places = placesOf(mail)
  const own = places.includes('all') ? mail.labelIds : []
  return ['anywhere', ...places, ...own.map((label) => `label:${label}` as const)]
}

export const mailPaths = {
  list: '/api/mails/list',
  filter: '/api/mails/filter',
  setImportant: '/api/mails/setImportant',
  setStarred: '/api/mails/setStarred',
  setRead: '/api/mails/setRead',
} as const

const flag = v.boolean()

const attachmentSchema = v.object({
  id: v.string(),
  /** A picture of the app; empty for a file that was attached here (asked for by `attachmentBody`). */
  image: pictureOrEmpty,
  title: v.string(),
  /** Bytes. */
  size: v.number(),
})

/** What a row says of the other mails of its conversation. */
const memberSchema = v.object({
  id: v.string(),
  /** Who wrote it. */
  name: v.string(),
  /** Whether it was written here. */
  isOwn: flag,
  draft: flag,
  isRead: flag,
  starred: flag,
  important: flag,
  labelIds,
})

const mailEntries = {
  id: v.string(),
  subject: v.string(),
  /** Text; markup in it means nothing. */
  message: v.string(),
  isRead: flag,
  important: flag,
  starred: flag,
  sent: flag,
  draft: flag,
  spam: flag,
  trash: flag,
  promotions: flag,
  forums: flag,
  /** Ours: out of the inbox, and found under “all”. */
  archived: v.optional(flag, false),
  /** Ours: out of the inbox until `snoozedUntil`; then it comes back, unread and before the others. */
  snoozed: v.optional(flag, false),
  /** Ours: sent to oneself, so that it has arrived as well. */
  received: v.optional(flag, false),
  /** Ours: the labels that somebody made and put on it. */
  labelIds,
  /** Ours: what a mail and its answers share. */
  thread: v.optional(v.string(), ''),
  /**
   * Ours: the mails of the thread that lie together with this one (in spam, in the trash, or in
   * neither), this one among them, oldest first. Left out where it is alone.
   */
  conversation: v.optional(v.array(memberSchema)),
  profile: v.object({
    avatar: pictureOrEmpty,
    name: v.string(),
    email: v.string(),
    /** The recipients, with commas between them. */
    to: v.string(),
    cc: v.optional(v.string(), ''),
    bcc: v.optional(v.string(), ''),
  }),
  attachments: v.array(attachmentSchema),
}

/** What says where a mail lies. */
const standingSchema = v.object({
  spam: flag,
  trash: flag,
  archived: flag,
  snoozed: flag,
  snoozedUntil: v.nullable(momentText),
})

/** As the mock back end keeps it; moments are ISO text. */
export const storedMailSchema = v.object({
  ...mailEntries,
  time: momentText,
  /** What is told of the sender. */
  about: v.string(),
  /** Ours: until then a sent mail stands in the outbox and can be called back. */
  leavesAt: v.nullable(momentText),
  /** Ours: stays when it has come back, whose place in the inbox is by this moment. */
  snoozedUntil: maybe(momentText),
  /** Ours: where it was before it was moved last, and by which call: that may be sent again. */
  lastMove: v.optional(
    v.object({
      moveId: v.string(),
      from: v.picklist(mailFolders),
      until: v.optional(momentText),
      /** UNDO puts it there again; earlier versions kept nothing of that. */
      before: v.optional(standingSchema),
    }),
  ),
  /** Ours: the label that it had until that was deleted, for the same reason. */
  deletedLabelId: v.optional(v.string()),
})

export const mailSchema = v.object({
  ...mailEntries,
  time: instantOnWire,
  /** Whether there are attachments. */
  attach: flag,
  sender: v.object({ about: v.string() }),
  leavesAt: maybe(instantOnWire),
  snoozedUntil: maybe(instantOnWire),
})

const countEntry = v.number()

const unreadCountSchema = v.object({
  all: countEntry,
  inbox: countEntry,
  snoozed: v.optional(countEntry, 0),
  archive: v.optional(countEntry, 0),
  sent: countEntry,
  draft: countEntry,
  spam: countEntry,
  trash: countEntry,
  starred: countEntry,
  important: countEntry,
  promotions: countEntry,
  forums: countEntry,
} satisfies Record<MailPlace, v.GenericSchema>)

export const mailListSchema = v.object({
  mails: v.array(mailSchema),
  unreadCount: unreadCountSchema,
  ...skippedRecords,
})

/** What a bare answer of `filter` holds. */
export const mailsSchema = v.array(mailSchema)

/** Mails without what is written in them. */
export const membersSchema = v.array(memberSchema)

/**
 * An addition of ours: `list?place=inbox&search=…` answers the ids of all that is found there, newest
 * first, one of each conversation, and of the mails only the first. Ten thousand mails open as fast as
 * a hundred this way.
 */
export const mailViewSchema = v.object({
  ...mailListSchema.entries,
  ids: v.array(v.string()),
  /** When the next snoozed mail comes back. */
  wakesAt: maybe(instantOnWire),
})

/** In characters. */
export const longestSearch = 1000

export const mailQuerySchema = v.object({
  place: v.picklist(mailScopes),
  /** In the place of `place`: all that bears this label, but for spam and trash. */
  label: v.exactOptional(labelId),
  search: v.optional(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  /** By whose clock the days of a search go; Bangkok's where none is named, or one that nobody knows. */
  zone: v.exactOptional(v.string()),
})

export const filterBody = v.object({ filter: v.picklist(mailPlaces) })

/** Of setImportant, setStarred and setRead: they answer an empty list. */
export const mailIdBody = v.object({ id: idInBody })
/** Beyond the specification, whether it shall be so: said outright, it counts once however often it is sent. */
const wanted = v.optional(v.boolean())

export const setStarredBody = v.object({ id: idInBody, starred: wanted })
export const setImportantBody = v.object({ id: idInBody, important: wanted })
export const nothingSchema = v.array(v.unknown())

export type MailQuery = v.InferOutput<typeof mailQuerySchema>
export type MailStanding = v.InferOutput<typeof standingSchema>
export type StoredMail = v.InferOutput<typeof storedMailSchema>
export type Mail = v.InferOutput<typeof mailSchema>
export type MailAttachment = v.InferOutput<typeof attachmentSchema>
export type ConversationMember = v.InferOutput<typeof memberSchema>
export type MailView = v.InferOutput<typeof mailViewSchema>
export type UnreadCount = MailView['unreadCount']
