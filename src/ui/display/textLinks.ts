import { LinkifyIt } from 'linkify-it'
import { httpsAddress } from '#lib/address'
import { isEmail } from '#lib/text/email'

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

/** Knows where an address in a text of any language ends. */
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })

const latin = String.raw`[\w.!#$%&*+/=?^\x60{|}~-]`
const foreign = String.raw`(?:(?!\p{ASCII})[\p{L}\p{M}\p{N}])`
const domain = String.raw`[a-z\d-]+(?:\.[a-z\d-]+)+|[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+`

/**
 * Where an address may begin. A mail address is in Latin letters or in none: in Chinese no space stands
 * before it. Its name begins where the letters do: tried from each of them, fifty thousand would take a minute.
 */
const addressForm = new RegExp(
  String.raw`\b(?:https:\/\/|www\.)|(?:mailto:)?(?:(?<!${latin})${latin}+|(?<!${foreign}\.?)${foreign}+(?:\.${foreign}+)*)@(?:${domain})(?:\?[\w=&%.+@-]+)?`,
  'giu',
)

/** Full-width signs, which linkify-it takes for letters, and invisible marks. */
const foreignSign =
  /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u3000-\u303f\uffe0-\uffee]|\p{Cf}/u

/** Cuts a text that anybody may have written into plain text and addresses. Whatever else it holds is text. */
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

/** The marks of a sentence around an address are not the address's own. */
function mailIn(found: string): string {
  return found.replace(/[.,;:!?)\]}…*_~-]+$/, '')
}

/** The address of a site at the beginning of `text`; empty for none. */
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
