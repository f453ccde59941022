import { LinkifyIt } from 'linkify-it'
import { httpsAddress } from '#lib/address'
import { isEmail } from '#lib/text/email'

/** A piece of a text, with its link target. */
export interface TextPart {
  text: string
  /** Index of its first character in the whole text. */
  start: number
  /** Address of another site, https only; null if it is not one. */
  href: string | null
  /** Mail address; null if it is not one. */
  mail: string | null
}

/** Finds the end of an address in a text of any language. */
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })

const latin = String.raw`[\w.!#$%&*+/=?^\x60{|}~-]`
const foreign = String.raw`(?:(?!\p{ASCII})[\p{L}\p{M}\p{N}])`
const domain = String.raw`[a-z\d-]+(?:\.[a-z\d-]+)+|[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+`

/**
 * Start of an address. A mail address consists of Latin letters only or of none, because no space precedes it
 * in Chinese. Its local part must begin where the letters begin: trying each of fifty thousand letters would
 * take a minute.
 */
const addressForm = new RegExp(
  String.raw`\b(?:https:\/\/|www\.)|(?:mailto:)?(?:(?<!${latin})${latin}+|(?<!${foreign}\.?)${foreign}+(?:\.${foreign}+)*)@(?:${domain})(?:\?[\w=&%.+@-]+)?`,
  'giu',
)

/** Full-width punctuation, which linkify-it takes for letters, and invisible marks. */
const foreignSign =
  /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u3000-\u303f\uffe0-\uffee]|\p{Cf}/u

/** Splits an untrusted text into plain text and addresses. Everything else in it is plain text. */
export function textParts(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (from: number, to: number, target: Pick<TextPart, 'href' | 'mail'>) => {
    if (to > from) parts.push({ text: message.slice(from, to), start: from, ...target })
  }
  for (const { 0: found, index } of message.matchAll(addressForm)) {
    if (index < end) continue
    const address = found.includes('@') ? mailIn(found) : siteIn(message.slice(index))
    const target = targetOf(address)
    if (target.href === null && target.mail === null) continue
    add(end, index, nowhere)
    add(index, index + address.length, target)
    end = index + address.length
  }
  add(end, message.length, nowhere)
  return parts
}

/** Removes the punctuation of the surrounding sentence from an address. */
function mailIn(found: string): string {
  return found.replace(/[.,;:!?)\]}…*_~-]+$/, '')
}

/** @returns the address of a site at the beginning of `text`; empty if there is none */
function siteIn(text: string): string {
  const scheme = 'https://'
  const whole = /^www\./i.test(text) ? scheme + text : text
  const length = linkify.testSchemaAt(whole, 'https:', 'https:'.length)
  if (length === 0) return ''
  const [address = ''] = whole.slice(0, 'https:'.length + length).split(foreignSign)
  const own = whole === text ? address : address.slice(scheme.length)
  return own.replace(/[*_~]+$/, '')
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
