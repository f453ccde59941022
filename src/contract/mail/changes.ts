/**
 * Calls on mails beyond the specified ones, added by us: without them nothing could be written,
 * thrown away or brought back. All are POST; their answers are written beside their paths.
 */
import * as v from 'valibot'
import { idInBody, lineInBody, replacedEntry, textInBody, wasInBody } from '../demo'
import { labelChangeEntries } from '../label'
import { momentText } from '../wire'
import { longestRecipients } from './address'
import { type Mail, mailFolders, mailSchema } from './mail'

export const mailChangePaths = {
  /** `{ids}` → the mails among them that there are, as a bare list. */
  rows: '/api/mails/rows',
  /** `{ids}` → each of these mails with what is marked on its whole conversation, as a bare list. */
  members: '/api/mails/members',
  /** `{id}` → the mails of its conversation, oldest first, as a bare list. */
  conversation: '/api/mails/conversation',
  /** `{ids, isRead?, starred?, important?, addLabel?, removeLabel?, conversations?}` sets them outright → `[]`. */
  mark: '/api/mails/mark',
  /** `{ids, folder, until?, conversations?, undoes?}` → where each was before, and until when: what UNDO needs. */
  move: '/api/mails/move',
  /** `{ids, conversations?}`, in the trash or drafts, what is left of them: gone for good → `[]`. 404 where nothing is left. */
  remove: '/api/mails/remove',
  /** Makes a draft or changes what of it is sent along; the page makes its id, so that a repeated call makes no second one → the mail, with what it `replaced`. */
  saveDraft: '/api/mails/save-draft',
  /** `{id}` of a draft with valid recipients → the mail, sent, for some seconds in the outbox; meanwhile the same again. */
  send: '/api/mails/send',
  /** `{id}` of a mail in the outbox → the mail, a draft again. */
  recall: '/api/mails/recall',
  /** Adds a file to a draft → the mail. */
  attach: '/api/mails/attach',
  /** Takes an attachment from a draft → the mail. */
  detach: '/api/mails/detach',
  /** `{id, attachmentId}` → the content of an attached file. */
  attachment: '/api/mails/attachment',
} as const

/** How long a sent mail can be called back: the six seconds of the toast with UNDO, and some for the way. */
export const outboxMs = 10_000

export const attachmentLimits = { files: 5, bytes: 1024 * 1024 } as const

export const mailIdsBody = v.object({
  ids: v.pipe(v.array(idInBody), v.minLength(1), v.maxLength(20_000)),
})

/** Mails to be changed; with `conversations` all that belongs to theirs. */
export const chosenMailsBody = v.object({
  ...mailIdsBody.entries,
  conversations: v.optional(v.boolean(), false),
})

export const markBody = v.object({
  ...chosenMailsBody.entries,
  isRead: v.optional(v.boolean()),
  starred: v.optional(v.boolean()),
  important: v.optional(v.boolean()),
  ...labelChangeEntries,
})

export const moveBody = v.object({
  ...chosenMailsBody.entries,
  /** `inbox`: out of archive, spam and trash; what was sent or a draft goes back to its own folder. */
  folder: v.picklist(['inbox', 'snoozed', 'archive', 'spam', 'trash']),
  /** When what is snoozed comes back; then alone, and needed. */
  until: v.optional(momentText),
  /** Of the page's making: what is sent again answers as it did. */
  moveId: v.optional(idInBody),
  /** The `moveId` that it takes back: what has been moved again since, or deleted, stays so. */
  undoes: v.optional(idInBody),
})

export const movedSchema = v.object({
  moved: v.array(
    v.object({ id: v.string(), from: v.picklist(mailFolders), until: v.optional(momentText) }),
  ),
})

const recipientsInBody = v.pipe(v.string(), v.maxLength(longestRecipients))

export const draftBody = v.object({
  id: idInBody,
  /** What is left out stays as it is: two tabs never overwrite each other's. */
  to: v.exactOptional(recipientsInBody),
  cc: v.exactOptional(recipientsInBody),
  bcc: v.exactOptional(recipientsInBody),
  subject: v.exactOptional(lineInBody),
  message: v.exactOptional(textInBody),
  was: wasInBody,
  /** For a new draft: the mail that it answers or hands on, to whose conversation it belongs. */
  replyTo: v.optional(idInBody),
  /** For a new draft: the mail whose attachments come along. */
  forwardOf: v.optional(idInBody),
})

export const savedDraftSchema = v.object({ ...mailSchema.entries, ...replacedEntry })

/** What is typed of a mail. */
export const draftFieldNames = ['to', 'cc', 'bcc', 'subject', 'message'] as const

export type DraftFields = Record<(typeof draftFieldNames)[number], string>

export function draftFieldsOf(mail: Pick<Mail, 'profile' | 'subject' | 'message'>): DraftFields {
  const { to, cc, bcc } = mail.profile
  return { to, cc, bcc, subject: mail.subject, message: mail.message }
}

export const attachBody = v.object({
  id: idInBody,
  /** Of the page's making, so that a file that is sent again is attached once. */
  attachmentId: v.optional(idInBody),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(100)),
  /** Base64; a third longer than the bytes. */
  data: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(attachmentLimits.bytes / 3) * 4),
    v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Not Base64'),
  ),
})

export const attachmentBody = v.object({ id: idInBody, attachmentId: idInBody })

export const mailFileSchema = v.object({
  title: v.string(),
  type: v.string(),
  data: v.string(),
})

export type ChosenMails = v.InferInput<typeof chosenMailsBody>
export type MarkMails = v.InferInput<typeof markBody>
export type MoveMails = v.InferInput<typeof moveBody>
export type Moved = v.InferOutput<typeof movedSchema>
export type SavedDraft = v.InferOutput<typeof savedDraftSchema>
export type MailDraft = v.InferInput<typeof draftBody>
export type AttachFile = v.InferInput<typeof attachBody>
export type MailFile = v.InferOutput<typeof mailFileSchema>
