import type * as v from 'valibot'
import { badRecipient, ownMailAddress, recipientsOf } from '#contract/mail/address'
import { type draftBody, outboxMs } from '#contract/mail/changes'
import type { MailAttachment, StoredMail } from '#contract/mail/mail'
import { folderOf } from '#contract/mail/places'
import { now } from '../clock'
import { Refusal } from '../demo/demoRoutes'
import { copyFiles } from './attachments'
import { mailDatabase } from './database'
import { draftOf, mailOf, put } from './rows'

/** Writes what is typed into a draft; the first time it makes one. */
export async function saveDraft(body: v.InferOutput<typeof draftBody>) {
  const { id, forwardOf } = body
  const known = await mailDatabase.mails.get(id)
  // What asks the database of nothing is not awaited: its transaction would be over.
  const forwarded = forwardOf === undefined || known ? [] : (await mailOf(forwardOf)).attachments
  const attachments = forwarded.length > 0 ? await copyFiles(forwarded) : []
  const draft = known ? await draftOf(id) : emptyDraft(id, attachments)
  const { to, subject, message } = body
  return put({
    ...draft,
    subject,
    message,
    profile: { ...draft.profile, to },
    time: new Date(now()).toISOString(),
  })
}

export async function sendDraft(id: string) {
  const draft = await draftOf(id)
  const { to } = draft.profile
  const bad = badRecipient(to)
  if (recipientsOf(to).length === 0) throw new Refusal(400, 'Nobody is named to send it to')
  if (bad !== null) throw new Refusal(400, `Not an address: ${bad}`)
  return put({
    ...draft,
    draft: false,
    sent: true,
    time: new Date(now()).toISOString(),
    leavesAt: new Date(now() + outboxMs).toISOString(),
  })
}

/** Back from the outbox; what has left it is gone. */
export async function recallMail(id: string) {
  const mail = await mailOf(id)
  const leavesAt = folderOf(mail) === 'sent' && mail.leavesAt ? Date.parse(mail.leavesAt) : 0
  if (leavesAt < now()) {
    throw new Refusal(400, 'It has left the outbox')
  }
  return put({ ...mail, draft: true, sent: false, leavesAt: null })
}

function emptyDraft(id: string, attachments: MailAttachment[]): StoredMail {
  return {
    id,
    subject: '',
    message: '',
    time: '',
    isRead: true,
    important: false,
    starred: false,
    sent: false,
    draft: true,
    spam: false,
    trash: false,
    promotions: false,
    forums: false,
    profile: { name: 'You', email: ownMailAddress, avatar: '/pictures/avatar-1.svg', to: '' },
    about: '',
    attachments,
    leavesAt: null,
  }
}
