import type { RegisterRequest } from '#contract/account/account'
import { bankPlaceholders } from '#contract/account/login'
import { withPlainDigits } from '#lib/money'
import { plainUsername } from '#lib/text/phoneNumber'

/** The form as typed. */
export interface Registration {
  readonly username: string
  readonly password: string
  readonly confirmPassword: string
  readonly bank_name: string
  readonly book_number: string
  readonly book_name: string
  /** Confirms the minimum age and the rules. Not part of the payload. */
  readonly accepted: boolean
}

export type RegistrationField = keyof Registration

export const emptyRegistration: Registration = {
  username: '',
  password: '',
  confirmPassword: '',
  bank_name: bankPlaceholders.checking,
  book_number: '',
  book_name: '',
  accepted: false,
}

/** Normalises account numbers such as `123-4-56789-0`, in the digits of any keyboard, to plain digits. */
export function digitsOf(bookNumber: string): string {
  return withPlainDigits(bookNumber).replace(/[\s\p{Pd}]/gu, '')
}

/** The request data: names are trimmed, passwords stay as typed. */
export function payloadOf(
  form: Registration,
  id: string,
  inviterID: string | null,
  rulesVersion?: number,
): RegisterRequest {
  return {
    id,
    username: plainUsername(form.username),
    password: form.password,
    confirmPassword: form.confirmPassword,
    bank_name: form.bank_name,
    book_number: digitsOf(form.book_number),
    book_name: form.book_name.trim().replace(/\s+/g, ' '),
    inviterID,
    ...(rulesVersion !== undefined && { rulesVersion }),
  }
}

/** Generates a random PIN of 8 hexadecimal digits. */
export function newPin(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
