/** Secrets are taken out before a call is kept: what was written once cannot be unread. */
import { masked } from '#contract/scenario/traffic'

const secret =
  /password|token|secret|otp|recovery|authorization|cookie|^(pin|cvc|cvv|ticket|auth|p256dh)$/i

const accountNumber = /(book|from|account|card)_?number|promptpay|iban/i

/** Of a card, whatever the field is called: no other text is so many digits. */
const cardNumber = /^(\d[ -]?){12,19}$/

/** A session's token wherever it stands, and what an address or a form bears by a secret's name. */
const tokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=(?:^|[?&])\w*(token|password|secret)\w*=)[^&"\s]+/gi

/** The same in what is no JSON, or only the beginning of it, account numbers whole: a name, and what stands behind it. */
const fields =
  /("(?:\w*(?:password|token|secret|otp|recovery|number)\w*|pin|cvc|cvv|ticket|auth|p256dh)"\s*:\s*)("(?:[^"\\]|\\.)*|[^"\s,}\]]+)/gi

/** A slip or another picture. */
const picture = /^data:|^[\w+/]{2000,}=*$/

/** The value of a field as it may be kept. Codes of the second factor are six digits, no other code is. */
export function maskValue(name: string, value: unknown): unknown {
  if (typeof value === 'boolean' || value == null) return value
  if (secret.test(name)) return masked
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return value
  if (name === 'code' && /^\d{6}$/.test(text)) return masked
  if (accountNumber.test(name) || (text === value && cardNumber.test(text))) {
    return text.replace(/.(?=.{4})/g, '•')
  }
  if (text !== value) return value
  return picture.test(text) ? `${masked} ${text.length}` : maskText(text)
}

/** Text that is no JSON, or an address. */
export function maskText(text: string): string {
  return text.replace(tokens, masked)
}

export function maskBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, maskValue))
  } catch {
    return maskText(text).replace(fields, `$1"${masked}`)
  }
}
