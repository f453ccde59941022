import { registrationError } from '#contract/account/account'
import { accountMessages, bankPlaceholders } from '#contract/account/login'
import type { Bank } from '#contract/site/site'
import type { MessageKey, MessageValues } from '#ui/intl/messages'
import { digitsOf, payloadOf, type Registration, type RegistrationField } from './registration'

/** Specified texts and server texts stay as they are; the app's own texts follow the language of the page. */
export type ErrorText =
  | { readonly message: string }
  | { readonly key: MessageKey; readonly values?: MessageValues }

export type RegistrationErrors = Partial<Readonly<Record<RegistrationField, ErrorText>>>

export const noErrors: RegistrationErrors = {}

/** Number of digits of an account number, for banks that do not specify it. */
const usualDigits = { fewest: 10, most: 15 }

/** The first broken rule, with its fields. The specification's rules come first, in its order. */
export function findErrors(form: Registration, bank: Bank | undefined): RegistrationErrors {
  const specified = registrationError(payloadOf(form, '', null))
  if (specified !== null) return errorsOf(specified, form)
  if (!hasRightLength(digitsOf(form.book_number), bank)) {
    return { book_number: { key: 'session.register.bookNumberInvalid', values: lengthOf(bank) } }
  }
  if (!/^[\p{Script=Thai}\p{Script=Latin}\p{M}.\s]+$/u.test(form.book_name)) {
    return { book_name: { key: 'session.register.bookNameInvalid' } }
  }
  if (!form.accepted) return { accepted: { key: 'session.register.acceptRequired' } }
  return noErrors
}

/** Maps a message of the specification to its fields; empty for any other text. */
export function errorsOf(message: string, form: Registration): RegistrationErrors {
  const fields = fieldsOf(message, form)
  return Object.fromEntries(fields.map((field) => [field, { message }]))
}

function fieldsOf(message: string, form: Registration): readonly RegistrationField[] {
  switch (message) {
    case accountMessages.credentialsRequired:
      return blankOf(form, ['username', 'password'])
    case accountMessages.passwordMismatch:
      return ['confirmPassword']
    case accountMessages.bankRequired:
      return blankOf(form, ['bank_name', 'book_number', 'book_name'])
    case accountMessages.duplicatebooknumberandusername:
      return ['username', 'book_number']
    case accountMessages.duplicateusername:
      return ['username']
    case accountMessages.duplicatebooknumber:
    case accountMessages.booknumberinvalid:
      return ['book_number']
    case accountMessages.duplicatebookname:
      return ['book_name']
    default:
      return []
  }
}

function blankOf<Field extends Exclude<RegistrationField, 'accepted'>>(
  form: Registration,
  fields: readonly Field[],
): readonly Field[] {
  const placeholders: readonly string[] = Object.values(bankPlaceholders)
  const sent = payloadOf(form, '', null)
  const blank = fields.filter((field) => {
    const value = (sent[field] ?? '').trim()
    return value === '' || placeholders.includes(value)
  })
  // The server rejects what the form accepts: any of the fields may be wrong.
  return blank.length > 0 ? blank : fields
}

function hasRightLength(digits: string, bank: Bank | undefined): boolean {
  if (!/^\d+$/.test(digits)) return false
  if (bank === undefined || bank.digits.length === 0) {
    return digits.length >= usualDigits.fewest && digits.length <= usualDigits.most
  }
  return bank.digits.includes(digits.length)
}

function lengthOf(bank: Bank | undefined): { digits: string } {
  const lengths = bank?.digits ?? []
  const { fewest, most } = usualDigits
  return { digits: lengths.length > 0 ? lengths.join(' / ') : `${fewest}–${most}` }
}
