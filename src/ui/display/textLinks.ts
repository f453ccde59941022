import { httpsAddress } from '#lib/address'
import { isEmail } from '#lib/email'

/** A piece of a text, and where it leads. */
export interface TextPart {
  text: string
  /** Where it begins in the whole. */
  start: number
  /** Another site, over https only; null for what is none. */
  href: string | null
  /** Whom it writes to; null for what is no mail address. */
  mail: string | null
}

const addressForm =
  /\b(?:https:\/\/|www\.|mailto:)[^\s<>"'“”«»]+|[\w.!#$%&*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/giu

/** Belongs to the sentence around an address rather than to the address. */
const sentenceEnd = /[.,;:!?)\]}…*_~]+$/

/** Cuts a text that anybody may have written into plain text and addresses. Whatever else it holds is text. */
export function textParts(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (from: number, to: number, target: Pick<TextPart, 'href' | 'mail'>) => {
    if (to > from) parts.push({ text: message.slice(from, to), start: from, ...target })
  }
  for (const { 0: found, index } of message.matchAll(addressForm)) {
    const address = addressIn(found)
    const target = targetOf(address)
    if (target.href === null && target.mail === null) continue
    add(end, index, nowhere)
    add(index, index + address.length, target)
    end = index + address.length
  }
  add(end, message.length, nowhere)
  return parts
}

/** What is closed at its end belongs to it where it is opened in it too, as in the names of articles. */
function addressIn(found: string): string {
  const address = found.replace(sentenceEnd, '')
  const closed = found.slice(0, address.length + 1)
  return /\([^()]*\)$/.test(closed) ? closed : address
}

const nowhere = { href: null, mail: null }

function targetOf(address: string): Pick<TextPart, 'href' | 'mail'> {
  if (/^mailto:|^[^/]*@/i.test(address)) {
    const mail = address.replace(/^mailto:/i, '').replace(/\?.*$/s, '')
    return { href: null, mail: isEmail(mail) ? mail : null }
  }
  return {
    href: httpsAddress(/^www\./i.test(address) ? `https://${address}` : address),
    mail: null,
  }
}
