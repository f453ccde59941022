import { withPlainDigits } from '../money'

/** A phone number as it is dialled. */
interface PhoneNumber {
  /** Digits, with a plus in front if the country code is known. */
  readonly number: string
  /** Digits to dial once the call is answered; empty without an extension. */
  readonly extension: string
}

/** “ext. 8”, “x8”, “#8”, “ต่อ 8”, “转8”, “poste 8”, “int. 8”. */
const extensionForm =
  /[\s,;]*(?:;ext=|extension|ext\.?|x|#|ต่อ|เบอร์ต่อ|转|分机|poste|interior|int\.?)\s*[.:]?\s*(\d{1,8})$/iu

/** Digits with the separators that people write between them. */
const numberForm = /^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/

/**
 * Reads a phone number as people write, copy or dictate it: digits of any keyboard, invisible marks, dashes
 * and hyphens of any kind, an extension, a country code with or without its plus. It has 3 to 15 digits.
 *
 * @returns null for a text that is no phone number
 */
export function readPhone(text: string): PhoneNumber | null {
  const plain = withPlainDigits(text)
    .replace(/[\p{Pd}−~]/gu, '-')
    .trim()
    .replace(/^tel:/i, '')
  const [, extension = ''] = extensionForm.exec(plain) ?? []
  const written = plain.replace(extensionForm, '')
  if (!numberForm.test(written)) return null
  // +66 (0)81…: the zero is only dialled within the country.
  const abroad = written.replace(/^(\+|00)(\d{1,3})[\s-]*\(0\)/, '$1$2')
  const number = abroad.replace(/[^\d+]/g, '').replace(/^00(?=[1-9]\d{6})/, '+')
  const { length } = number.replace('+', '')
  return length >= 3 && length <= 15 ? { number, extension } : null
}

/** A Thai mobile number with nothing between its ten digits. */
const thaiNumber = /^0[689]\d{8}$/

/**
 * @returns a Thai mobile number in its one form (`0812345678`), whether written with 0, +66, 0066 or 66; null
 * for any other text, and for a number with an extension
 */
export function phoneNumber(text: string): string | null {
  const { number, extension } = readPhone(text) ?? { number: '', extension: '' }
  const digits = number.replace(/^\+?660?(?=[689]\d{8}$)/, '0')
  return extension === '' && thaiNumber.test(digits) ? digits : null
}

/**
 * A username as it is stored and compared: a Thai mobile number in its one form, any other without
 * surrounding spaces.
 */
export function plainUsername(text: string): string {
  return phoneNumber(text) ?? text.normalize('NFC').trim()
}

/** @returns null for text that is no phone number */
export function phoneLink(phone: string): string | null {
  const read = readPhone(phone)
  return read && `tel:${read.number}${read.extension && `;ext=${read.extension}`}`
}
