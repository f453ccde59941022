/**
 * Mail calls beyond the specification, our extensions to write, delete and restore mails. All are POST; the
 * comment of each path describes its answer.
 */
import * as v from 'valibot'
import { idInBody, lineInBody, replacedEntry, textInBody, wasInBody } from '../demo'
import { labelChangeEntries } from '../label'
import { momentText } from '../wire'
import { longestRecipients } from './address'
import { type Mail, mailFolders, mailSchema } from './mail'

export const mailChangePaths = {
  /** `{ids}` → those of the mails that exist, as a bare list. */
  rows: '/api/mails/rows',
  /** `{ids}` → each of these mails with the flags and labels of its conversation, as a bare list. */
  members: '/api/mails/members',
  /** `{id}` → the mails of its conversation, oldest first, as a bare list. */
  conversation: '/api/mails/conversation',
  /** `{ids, isRead?, starred?, important?, addLabel?, removeLabel?, conversations?}` sets these → `[]`. */
  mark: '/api/mails/mark',
  /** `{ids, folder, until?, conversations?, undoes?}` → previous folder and `until` of each mail, for UNDO. */
  move: '/api/mails/move',
  /** `{ids, conversations?}`, in the trash or drafts: deletes them permanently → `[]`. 404 if none is left. */
  remove: '/api/mails/remove',
  /**
   * Creates a draft, or changes the sent fields of one → the mail, with the values it `replaced`. The page
   * creates the id, so a repeated call creates no second draft.
   */
  saveDraft: '/api/mails/save-draft',
  /**
   * `{id}` of a draft with valid recipients → the sent mail, which is in the outbox for some seconds. A repeat
   * during that time gets the same answer.
   */
  send: '/api/mails/send',
  /** `{id}` of a mail in the outbox → the mail, which is a draft again. */
  recall: '/api/mails/recall',
  /** Adds a file to a draft → the mail. */
  attach: '/api/mails/attach',
  /** Removes an attachment from a draft → the mail. */
  detach: '/api/mails/detach',
  /** `{id, attachmentId}` → the content of an attached file. */
  attachment: '/api/mails/attachment',
} as const

/** How long a sent mail can be recalled, in ms: the six seconds of the UNDO toast, and some for the network. */
export const outboxMs = 10_000

export const attachmentLimits = { files: 5, bytes: 1024 * 1024 } as const

export const mailIdsBody = v.object({
  ids: v.pipe(v.array(idInBody), v.minLength(1), v.maxLength(20_000)),
})

/** Mails to change; with `conversations`, all mails of their conversations. */
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
  /** `inbox`: out of archive, spam and trash; sent mails and drafts return to their own folders. */
  folder: v.picklist(['inbox', 'snoozed', 'archive', 'spam', 'trash']),
  /** When a snoozed mail returns; required for `snoozed`, otherwise not allowed. */
  until: v.optional(momentText),
  /** Created by the page; a repeated call gets the same answer. */
  moveId: v.optional(idInBody),
  /** The `moveId` to undo; mails that were moved again or deleted since then stay unchanged. */
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
  /** A field that is left out stays unchanged, so two tabs never overwrite each other's fields. */
  to: v.exactOptional(recipientsInBody),
  cc: v.exactOptional(recipientsInBody),
  bcc: v.exactOptional(recipientsInBody),
  subject: v.exactOptional(lineInBody),
  message: v.exactOptional(textInBody),
  was: wasInBody,
  /** For a new draft: the mail that it answers or forwards; the draft joins its conversation. */
  replyTo: v.optional(idInBody),
  /** For a new draft: the mail whose attachments are included. */
  forwardOf: v.optional(idInBody),
})

export const savedDraftSchema = v.object({ ...mailSchema.entries, ...replacedEntry })

/** Typed fields of a mail. */
export const draftFieldNames = ['to', 'cc', 'bcc', 'subject', 'message'] as const

export type DraftFields = Record<(typeof draftFieldNames)[number], string>

export function draftFieldsOf(mail: Pick<Mail, 'profile' | 'subject' | 'message'>): DraftFields {
  const { to, cc, bcc } = mail.profile
  return { to, cc, bcc, subject: mail.subject, message: mail.message }
}

export const attachBody = v.object({
  id: idInBody,
  /** Created by the page, so that a repeated upload is attached once. */
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
