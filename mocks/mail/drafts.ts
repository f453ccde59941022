import type { PromiseExtended } from 'dexie'
import type * as v from 'valibot'
import { replacedUnknowing } from '#contract/demo'
import { badRecipient, isOwnAddress, ownMailAddress, recipientsOf } from '#contract/mail/address'
import {
  type attachBody,
  type attachmentBody,
  attachmentLimits,
  type draftBody,
  draftFieldsOf,
  type MailFile,
  outboxMs,
} from '#contract/mail/changes'
import { folderOf, type MailAttachment, type StoredMail } from '#contract/mail/mail'
import { now } from '../clock'
import { bytesOf } from '../demo/base64'
import { DemoError } from '../demo/demoRoutes'
import { randomHex } from '../random'
import { mailDatabase } from './database'
import { answerOf, draftOf, mailOf, put } from './rows'
import { newMail } from './sample'

export async function attachFile(body: v.InferOutput<typeof attachBody>) {
  const { id, attachmentId = randomHex(8), ...file } = body
  const draft = await draftOf(id)
  if (await mailDatabase.files.get(attachmentId)) return answerOf(draft)
  if (draft.attachments.length >= attachmentLimits.files) {
    throw new DemoError('full')
  }
  const attachment = { id: attachmentId, image: '', title: file.title, size: bytesOf(file.data) }
  await mailDatabase.files.put({ id: attachmentId, ...file })
  return put({ ...draft, attachments: [...draft.attachments, attachment] })
}

export async function detachFile({ id, attachmentId }: v.InferOutput<typeof attachmentBody>) {
  const draft = await draftOf(id)
  const left = draft.attachments.filter((attachment) => attachment.id !== attachmentId)
  // Repeated after a lost answer.
  if (left.length === draft.attachments.length) return answerOf(draft)
  await mailDatabase.files.delete(attachmentId)
  return put({ ...draft, attachments: left })
}

export async function fileOf(attachmentId: string): Promise<MailFile> {
  const row = await mailDatabase.files.get(attachmentId)
  if (row === undefined) throw unknownFile()
  const { title, type, data } = row
  return { title, type, data }
}

/** Copies attachments for another mail, so that they outlive their originals. */
function copyFiles(attachments: readonly MailAttachment[]): PromiseExtended<MailAttachment[]> {
  const copies = attachments.map((attachment) => ({ ...attachment, id: randomHex(8) }))
  return mailDatabase.files.bulkGet(attachments.map(({ id }) => id)).then((files) => {
    const rows = copies.flatMap(({ id }, at) => {
      const file = files[at]
      return file === undefined ? [] : [{ ...file, id }]
    })
    return mailDatabase.files.bulkPut(rows).then(() => copies)
  })
}

const unknownFile = () => new DemoError(404, 'There is no such attachment')

/** Saves the typed fields of a draft, creating it first if needed; also returns the changes it overwrote. */
export async function saveDraft(body: v.InferOutput<typeof draftBody>) {
  const { id, replyTo, forwardOf, was, ...typed } = body
  const known = await mailDatabase.mails.get(id)
  const draft = known ? await draftOf(id) : await newDraft(id, replyTo, forwardOf)
  const before = draftFieldsOf(draft)
  const { subject, message, ...recipients } = { ...before, ...typed }
  const time = new Date(now()).toISOString()
  const profile = { ...draft.profile, ...recipients }
  const replaced = replacedUnknowing(before, was, { subject, message, ...recipients })
  const saved = put({ ...draft, subject, message, profile, time })
  return saved.then((mail) => ({ ...mail, replaced }))
}

// Do not await anything but database promises here, or the transaction ends.
async function newDraft(id: string, replyTo: string | undefined, forwardOf: string | undefined) {
  const thread = replyTo === undefined ? id : (await mailOf(replyTo)).thread
  const forwarded = forwardOf === undefined ? [] : (await mailOf(forwardOf)).attachments
  return emptyDraft(id, thread, forwarded.length > 0 ? await copyFiles(forwarded) : [])
}

export async function sendDraft(id: string) {
  const mail = await mailOf(id)
  // Repeated after a lost answer.
  if (isInOutbox(mail)) return answerOf(mail)
  const draft = await draftOf(id)
  const { to, cc, bcc } = draft.profile
  const everybody = [to, cc, bcc].join()
  const bad = badRecipient(everybody)
  if (recipientsOf(everybody).length === 0) {
    throw new DemoError(400, 'to: Nobody is named')
  }
  if (bad !== null) throw new DemoError(400, `Not an address: ${bad}`)
  const received = recipientsOf(everybody).some(isOwnAddress)
  return put({
    ...draft,
    draft: false,
    sent: true,
    received,
    isRead: !received,
    archived: false,
    snoozed: false,
    time: new Date(now()).toISOString(),
    leavesAt: new Date(now() + outboxMs).toISOString(),
  })
}

/** Turns a mail in the outbox back into a draft; fails once it has been sent. */
export async function recallMail(id: string) {
  const mail = await mailOf(id)
  // Repeated after a lost answer.
  if (folderOf(mail) === 'draft') return answerOf(mail)
  if (!isInOutbox(mail)) throw new DemoError('changed')
  return put({ ...mail, draft: true, sent: false, received: false, isRead: true, leavesAt: null })
}

function isInOutbox(mail: StoredMail): boolean {
  return folderOf(mail) === 'sent' && Date.parse(mail.leavesAt ?? '') >= now()
}

function emptyDraft(id: string, thread: string, attachments: MailAttachment[]): StoredMail {
  return {
    ...newMail,
    id,
    thread,
    subject: '',
    message: '',
    time: '',
    isRead: true,
    draft: true,
    profile: {
      name: 'You',
      email: ownMailAddress,
      avatar: '/pictures/avatar-1.svg',
      to: '',
      cc: '',
      bcc: '',
    },
    attachments,
  }
}
