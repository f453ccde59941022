import type { PromiseExtended } from 'dexie'
import type * as v from 'valibot'
import {
  type attachBody,
  type attachmentBody,
  attachmentLimits,
  type MailFile,
} from '#contract/mail/changes'
import type { MailAttachment } from '#contract/mail/mail'
import { Refusal } from '../demo/demoRoutes'
import { randomHex } from '../random'
import { mailDatabase } from './database'
import { draftOf, put } from './rows'

const newId = () => `file-${randomHex(8)}`

export async function attachFile({ id, ...file }: v.InferOutput<typeof attachBody>) {
  const draft = await draftOf(id)
  if (draft.attachments.length >= attachmentLimits.files) {
    throw new Refusal(400, `No more than ${attachmentLimits.files} files`)
  }
  const attachment = { id: newId(), image: '', title: file.title, size: bytesOf(file.data) }
  await mailDatabase.files.put({ id: attachment.id, ...file })
  return put({ ...draft, attachments: [...draft.attachments, attachment] })
}

export async function detachFile({ id, attachmentId }: v.InferOutput<typeof attachmentBody>) {
  const draft = await draftOf(id)
  const left = draft.attachments.filter((attachment) => attachment.id !== attachmentId)
  if (left.length === draft.attachments.length) throw unknownFile()
  await mailDatabase.files.delete(attachmentId)
  return put({ ...draft, attachments: left })
}

export async function fileOf(attachmentId: string): Promise<MailFile> {
  const row = await mailDatabase.files.get(attachmentId)
  if (row === undefined) throw unknownFile()
  const { title, type, data } = row
  return { title, type, data }
}

/** The attachments for another mail, which outlive those that they were made from. */
export function copyFiles(
  attachments: readonly MailAttachment[],
): PromiseExtended<MailAttachment[]> {
  const copies = attachments.map((attachment) => ({ ...attachment, id: newId() }))
  return mailDatabase.files.bulkGet(attachments.map(({ id }) => id)).then((files) => {
    const rows = copies.flatMap(({ id }, at) => {
      const file = files[at]
      return file === undefined ? [] : [{ ...file, id }]
    })
    return mailDatabase.files.bulkPut(rows).then(() => copies)
  })
}

const unknownFile = () => new Refusal(404, 'There is no such attachment')

/** Of what Base64 writes in four letters for every three bytes. */
function bytesOf(base64: string): number {
  const padding = base64.length - base64.replace(/=+$/, '').length
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding)
}
