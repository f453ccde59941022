import { withPlainDigits } from './money'

/** A Thai mobile number with nothing between its ten digits. */
const thaiNumber = /^0[689]\d{8}$/

/**
 * The one form of a Thai mobile number (`0812345678`), however it is written: spaces, dashes, dots and
 * brackets count for nothing, +66 and 0066 for 0, the digits of any keyboard for 0 to 9. Null for any other
 * text.
 */
export function phoneNumber(text: string): string | null {
  const digits = withPlainDigits(text)
    .replace(/[\s\p{Pd}.()]/gu, '')
    .replace(/^(?:\+|00)660?/, '0')
  return thaiNumber.test(digits) ? digits : null
}

/** A username as it is kept and compared: a phone number in its one form, any other without stray spaces. */
export function plainUsername(text: string): string {
  return phoneNumber(text) ?? text.normalize('NFC').trim()
}
