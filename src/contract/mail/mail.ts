/** Mails on the wire, and where a mail is listed: in one folder, and under any number of labels. */
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

/** Lists that can be shown, filtered and counted; `all` is every mail except spam and trash. */
export const mailPlaces = ['all', ...mailFolders, ...mailLabels] as const

/** Lists that can be searched; `anywhere` is every mail, including spam and trash. */
export const mailScopes = [...mailPlaces, 'anywhere'] as const

export type MailFolder = (typeof mailFolders)[number]
type MailMark = (typeof mailLabels)[number]
export type MailPlace = (typeof mailPlaces)[number]
export type MailScope = (typeof mailScopes)[number]

/** Id of a user-made label; its characters are safe in the index. */
export const labelId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'No id of a label'))

const labelIds = v.optional(v.array(labelId), [])

type Marks = Pick<StoredMail, 'starred' | 'important' | 'labelIds' | 'conversation'>

/** @returns the star, the flag and the labels of all mails that a row represents */
export function marksOf(mail: Marks) {
  const { conversation = [mail] } = mail
  return {
    starred: conversation.some(({ starred }) => starred),
    important: conversation.some(({ important }) => important),
    labelIds: labelIdsOf(mail),
  }
}

/** @returns the labels of all mails that a row represents */
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
 * @returns the one folder of a mail. A draft in the trash is only in the trash. The inbox holds mails that are
 * neither archived, snoozed, sent, draft, spam nor trash (the template leaks all of these but spam into it).
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
 * @returns every list that shows a mail. Spam and trash are separate: labels and “all” leave them out. A mail
 * sent to oneself is in the inbox too.
 */
export function placesOf(mail: MailFlags): MailPlace[] {
  const folder = folderOf(mail)
  if (folder === 'spam' || folder === 'trash') return [folder]
  const arrived = folder === 'sent' && mail.received && !mail.archived
  const lies = mail.snoozed ? 'snoozed' : 'inbox'
  const labels = mailLabels.filter((label) => mail[label])
  return ['all', folder, ...(arrived ? ([lies] as const) : []), ...labels]
}

/** One of the scopes, or all mails with a user-made label. */
export type Scope = MailScope | `label:${string}`

/** @returns the scope that a list was requested for */
export const scopeAsked = ({ place, label }: Pick<MailQuery, 'place' | 'label'>): Scope =>
  label === undefined ? place : `label:${label}`

/** @returns every scope in which a search finds the mail */
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
  /** A picture of the app; empty for a file that was attached here (fetched with `attachmentBody`). */
  image: pictureOrEmpty,
  title: v.string(),
  /** Bytes. */
  size: v.number(),
})

/** Summary of a mail in a row's conversation. */
const memberSchema = v.object({
  id: v.string(),
  /** Name of the author. */
  name: v.string(),
  /** Whether it was written in this app. */
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
  /** Plain text; markup has no effect. */
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
  /** Ours: not in the inbox, but listed under “all”. */
  archived: v.optional(flag, false),
  /** Ours: not in the inbox until `snoozedUntil`; then it returns unread, above the others. */
  snoozed: v.optional(flag, false),
  /** Ours: sent to oneself, so it has arrived as well. */
  received: v.optional(flag, false),
  /** Ours: the user-made labels of the mail. */
  labelIds,
  /** Ours: id of the thread, shared by a mail and its answers. */
  thread: v.optional(v.string(), ''),
  /**
   * Ours: the mails of the thread in the same area (spam, trash, or neither), including this one, oldest first.
   * Left out if there is only one.
   */
  conversation: v.optional(v.array(memberSchema)),
  profile: v.object({
    avatar: pictureOrEmpty,
    name: v.string(),
    email: v.string(),
    /** The recipients, separated by commas. */
    to: v.string(),
    cc: v.optional(v.string(), ''),
    bcc: v.optional(v.string(), ''),
  }),
  attachments: v.array(attachmentSchema),
}

/** Fields that determine the folder of a mail. */
const standingSchema = v.object({
  spam: flag,
  trash: flag,
  archived: flag,
  snoozed: flag,
  snoozedUntil: v.nullable(momentText),
})

/** As the mock back end stores it; moments are ISO text. */
export const storedMailSchema = v.object({
  ...mailEntries,
  time: momentText,
  /** Description of the sender. */
  about: v.string(),
  /** Ours: until then a sent mail is in the outbox and can be recalled. */
  leavesAt: v.nullable(momentText),
  /** Ours: kept after the mail has returned, because it determines the position in the inbox. */
  snoozedUntil: maybe(momentText),
  /** Ours: the folder before the last move, and the call that moved it, because that call may be repeated. */
  lastMove: v.optional(
    v.object({
      moveId: v.string(),
      from: v.picklist(mailFolders),
      until: v.optional(momentText),
      /** State that UNDO restores; earlier versions did not store it. */
      before: v.optional(standingSchema),
    }),
  ),
  /** Ours: the label that the mail lost when it was deleted, for the same reason. */
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

/** Bare answer of `filter`. */
export const mailsSchema = v.array(mailSchema)

/** Mails without their text. */
export const membersSchema = v.array(memberSchema)

/**
 * Our extension: `list?place=inbox&search=…` answers the ids of all matches, newest first, one per
 * conversation, and only the first mails in full. So ten thousand mails open as fast as a hundred.
 */
export const mailViewSchema = v.object({
  ...mailListSchema.entries,
  ids: v.array(v.string()),
  /** When the next snoozed mail returns. */
  wakesAt: maybe(instantOnWire),
})

/** In characters. */
export const longestSearch = 1000

export const mailQuerySchema = v.object({
  place: v.picklist(mailScopes),
  /** Instead of `place`: all mails with this label, except spam and trash. */
  label: v.exactOptional(labelId),
  search: v.optional(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  /** Time zone for the days of a search; Bangkok if none or an unknown one is named. */
  zone: v.exactOptional(v.string()),
})

export const filterBody = v.object({ filter: v.picklist(mailPlaces) })

/** Body of setImportant, setStarred and setRead, which answer an empty list. */
export const mailIdBody = v.object({ id: idInBody })
/** Our extension: the wanted value, so that a repeated request has one effect; without it the flag toggles. */
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
