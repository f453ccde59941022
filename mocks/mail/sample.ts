import * as v from 'valibot'
import { ownMailAddress } from '#contract/mail/address'
import { type MailLabel, mailLabelSchema } from '#contract/mail/labels'
import type { StoredMail } from '#contract/mail/mail'

const flags = ['isRead', 'important', 'starred', 'sent', 'draft', 'spam', 'trash'] as const
const labels = ['promotions', 'forums'] as const

/** Defaults of a new mail. */
export const newMail = {
  isRead: false,
  important: false,
  starred: false,
  sent: false,
  draft: false,
  spam: false,
  trash: false,
  promotions: false,
  forums: false,
  archived: false,
  snoozed: false,
  snoozedUntil: null,
  received: false,
  labelIds: [],
  about: '',
  leavesAt: null,
}

/** Schema of `public/demo/mail.json`. */
const contentSchema = v.object({
  labels: v.array(mailLabelSchema),
  mails: v.array(
    v.object({
      id: v.string(),
      minutesAgo: v.number(),
      /** If omitted, the user of this device. */
      from: v.optional(
        v.object({ name: v.string(), email: v.string(), avatar: v.string(), about: v.string() }),
        { name: 'You', email: ownMailAddress, avatar: '/pictures/avatar-1.svg', about: '' },
      ),
      to: v.optional(v.string(), ownMailAddress),
      /** The first mail of the conversation; if omitted, this mail. */
      thread: v.optional(v.string()),
      subject: v.string(),
      message: v.string(),
      labelIds: v.optional(v.array(v.string()), []),
      flags: v.optional(v.array(v.picklist([...flags, ...labels])), []),
      attachments: v.optional(
        v.array(v.object({ image: v.string(), title: v.string(), size: v.number() })),
        [],
      ),
    }),
  ),
})

/** The sample mails, dated so that the newest arrived just before `at`, and their labels. */
export function sampleRows(
  content: unknown,
  at: number,
): { mails: StoredMail[]; labels: MailLabel[] } {
  const { labels, mails } = v.parse(contentSchema, content)
  return { labels, mails: mails.map((mail) => sampleMail(mail, at)) }
}

type SampleMail = v.InferOutput<typeof contentSchema>['mails'][number]

function sampleMail(mail: SampleMail, at: number): StoredMail {
  const { about, ...sender } = mail.from
  return {
    ...newMail,
    ...Object.fromEntries(mail.flags.map((flag) => [flag, true])),
    id: mail.id,
    subject: mail.subject,
    message: mail.message,
    time: new Date(at - mail.minutesAgo * 60_000).toISOString(),
    labelIds: mail.labelIds,
    thread: mail.thread ?? mail.id,
    profile: { ...sender, to: mail.to, cc: '', bcc: '' },
    about,
    attachments: mail.attachments.map((attachment, index) => ({
      id: `${mail.id}-${index + 1}`,
      ...attachment,
    })),
  }
}
