/** Secrets are taken out before a call is kept: what was written once cannot be unread. */
import { masked } from '#contract/scenario/traffic'

const secret =
  /password|token|secret|otp|recovery|authorization|cookie|^(pin|cvc|cvv|ticket|auth|p256dh)$/i

const accountNumber = /(book|from|account|card)_?number|promptpay|iban/i

/** A session's token wherever it stands, and what an address bears by a secret's name. */
const tokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=[?&]\w*(token|password|secret)\w*=)[^&"\s]+/gi

/** A slip or another picture. */
const picture = /^data:|^[\w+/]{2000,}=*$/

/** The value of a field as it may be kept. Codes of the second factor are six digits, no other code is. */
export function maskValue(name: string, value: unknown): unknown {
  if (typeof value === 'boolean' || value == null) return value
  if (secret.test(name)) return masked
  if (typeof value !== 'string') return value
  if (picture.test(value)) return `${masked} ${value.length}`
  if (name === 'code' && /^\d{6}$/.test(value)) return masked
  if (accountNumber.test(name)) return value.replace(/.(?=.{4})/g, '•')
  return maskText(value)
}

/** Text that is no JSON, or an address. */
export function maskText(text: string): string {
  return text.replace(tokens, masked)
}

export function maskBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, maskValue))
  } catch {
    return maskText(text)
  }
}
