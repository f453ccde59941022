import { isOwnAddress, recipientLine, recipientsOf } from '#contract/mail/address'
import type { MailDraft } from '#contract/mail/changes'
import type { Mail } from '#contract/mail/mail'
import { cut, shortened } from '#lib/text/graphemes'

export type ReplyKind = 'reply' | 'replyAll' | 'forward'

const longestSubject = 1000
/** Leaves room for the reply. */
const longestQuote = 90_000

/** The draft of a reply or a forward; `quoteHead` is the line above the quote. */
export function replyTo(mail: Mail, kind: ReplyKind, quoteHead: string): Omit<MailDraft, 'id'> {
  const isForward = kind === 'forward'
  const quoted = mail.message.split('\n').map((line) => `> ${line}`)
  const body = isForward ? mail.message : quoted.join('\n')
  return {
    ...(!isForward && addressees(mail, kind === 'replyAll')),
    subject: cut(prefixed(mail.subject, isForward ? 'Fwd: ' : 'Re: '), longestSubject),
    message: `\n\n${quoteHead}\n${shortened(body, longestQuote)}`,
    replyTo: mail.id,
    ...(isForward && { forwardOf: mail.id }),
  }
}

/** @returns true if a reply to all has more recipients than a reply to the sender */
export function hasOthers(mail: Mail): boolean {
  const { to, cc } = addressees(mail, true)
  return cc !== '' || to !== addressees(mail, false).to
}

/** The recipients of a reply; for the user's own mail, its original recipients. */
function addressees({ profile }: Mail, all: boolean): { to: string; cc: string } {
  const others = recipientsOf(profile.to).filter(isOther)
  const copies = recipientsOf(profile.cc).filter(isOther)
  const isOwn = isOwnAddress(profile.email)
  const first = isOwn ? others.slice(0, 1) : [profile.email]
  if (!all) return { to: listed(first), cc: '' }
  const to = isOwn ? others : [profile.email, ...others]
  return { to: listed(to), cc: listed(copies.filter((copy) => !to.includes(copy))) }
}

const isOther = (recipient: string) => !isOwnAddress(recipient)

const listed = (recipients: readonly string[]) => recipientLine([...new Set(recipients)])

const prefixed = (subject: string, prefix: string) =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : prefix + subject
