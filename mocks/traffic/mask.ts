/** Names of secret fields, which are masked before a call is stored. */
import { longestKept, masked, type RecordedMessage } from '#contract/scenario/traffic'

const secret =
  /password|token|secret|otp|recovery|authorization|cookie|^(pin|cvc|cvv|ticket|auth|p256dh)$/i

const accountNumber = /(book|from|account|card)_?number|promptpay|iban/i

/** Card numbers in any field: no other text has so many digits. */
const cardNumber = /^(\d[ -]?){12,19}$/

/** Session tokens anywhere, and parameters of a URL or form with a secret's name. */
const tokens = /eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=(?:^|[?&])\w*(token|password|secret)\w*=)[^&"\s]+/gi

/** Secret fields and whole account numbers in text that is not JSON, or incomplete. */
const fields =
  /("(?:\w*(?:password|token|secret|otp|recovery|number)\w*|pin|cvc|cvv|ticket|auth|p256dh)"\s*:\s*)("(?:[^"\\]|\\.)*|[^"\s,}\]]+)/gi

/** A slip or another picture. */
const picture = /^data:|^[\w+/]{2000,}=*$/

/** Masks the value of a field. Only codes of the second factor have six digits. */
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

/** Masks text that is not JSON, or a URL. */
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

/** One direction of a call, without secrets. */
export function maskedMessage(
  headers: Headers | undefined,
  body: BufferSource | null,
): RecordedMessage {
  const text = body ? new TextDecoder().decode(body) : ''
  return {
    headers: Object.fromEntries(
      [...(headers ?? [])].map(([name, value]) => [name, String(maskValue(name, value))]),
    ),
    size: body?.byteLength ?? 0,
    text: text.length > longestKept ? null : maskBody(text),
  }
}
