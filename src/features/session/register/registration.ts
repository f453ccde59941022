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
  /** Old enough, and in agreement with the rules. Not part of the payload. */
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

/** Account numbers are written `123-4-56789-0`, in the digits of any keyboard; only the digits count. */
export function digitsOf(bookNumber: string): string {
  return withPlainDigits(bookNumber).replace(/[\s\p{Pd}]/gu, '')
}

/** What is sent: names without stray spaces, passwords as typed. */
export function payloadOf(
  form: Registration,
  id: string,
  inviterID: string | null,
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
  }
}

/** The generated PIN: 8 hexadecimal digits that nobody can guess. */
export function newPin(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
