import { bareAddress, ownMailAddress, recipientsOf } from '#contract/mail/address'
import type { MailDraft } from '#contract/mail/changes'
import type { Mail } from '#contract/mail/mail'

export type ReplyKind = 'reply' | 'replyAll' | 'forward'

const longestSubject = 1000
const longestMessage = 90_000

/** The draft that answers a mail or hands it on; `quoteHead` is the line above what is quoted. */
export function replyTo(mail: Mail, kind: ReplyKind, quoteHead: string): Omit<MailDraft, 'id'> {
  const isForward = kind === 'forward'
  const quoted = mail.message.split('\n').map((line) => `> ${line}`)
  const body = isForward ? mail.message : quoted.join('\n')
  return {
    to: isForward ? '' : addressees(mail, kind === 'replyAll').join(', '),
    subject: prefixed(mail.subject, isForward ? 'Fwd: ' : 'Re: ').slice(0, longestSubject),
    message: `\n\n${quoteHead}\n${body}`.slice(0, longestMessage),
    ...(isForward && { forwardOf: mail.id }),
  }
}

/** Who gets the answer; to one's own mail that is whoever it went to. */
function addressees({ profile }: Mail, all: boolean): string[] {
  const others = recipientsOf(profile.to).filter(isOther)
  if (!isOther(profile.email)) return all ? others : others.slice(0, 1)
  return [...new Set(all ? [profile.email, ...others] : [profile.email])]
}

const isOther = (recipient: string) => bareAddress(recipient).toLowerCase() !== ownMailAddress

const prefixed = (subject: string, prefix: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : prefix + subject
