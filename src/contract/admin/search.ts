/** What staff search for: the meanings of a typed text, and the results of the command palette. */
import * as v from 'valibot'
import { parseBaht, type Satang, withPlainDigits } from '#lib/money'
import { phoneNumber } from '#lib/text/phoneNumber'
import { plainReference } from '#lib/text/plainReference'
import { depositStatuses, withdrawStatuses } from '../wallet/wallet'
import { bahtOnWire } from '../wire'

export const foundSchema = v.object({
  players: v.array(
    v.object({ userId: v.string(), username: v.string(), name: v.string(), tail: v.string() }),
  ),
  deposits: v.array(
    v.object({ id: v.string(), amount: bahtOnWire, status: v.picklist(depositStatuses) }),
  ),
  withdrawals: v.array(
    v.object({ id: v.string(), amount: bahtOnWire, status: v.picklist(withdrawStatuses) }),
  ),
})

export type Found = v.InferOutput<typeof foundSchema>

/** One meaning of a searched text. A text can have several: 4567 is an amount and the end of an account. */
export type Meaning =
  | { readonly kind: 'amount'; readonly amount: Satang }
  /** The last digits of an account number, or all of them. */
  | { readonly kind: 'account'; readonly digits: string }
  /** A phone number in its one form, or its first digits. */
  | { readonly kind: 'phone'; readonly digits: string }
  /** The start of an id, or of a bank's reference: `text` in the form of {@link plainReference}. */
  | { readonly kind: 'reference'; readonly text: string; readonly typed: string }
  | { readonly kind: 'name'; readonly text: string }

export type MeaningKind = Meaning['kind']

/** What lists of money search by. */
export const moneyMeanings: readonly MeaningKind[] = [
  'amount',
  'account',
  'phone',
  'reference',
  'name',
]

/** What lists of players search by. */
export const playerMeanings: readonly MeaningKind[] = ['account', 'phone', 'reference', 'name']

export interface SearchText {
  text: string
  /** Language of the page, which decides what one separator before three digits means. */
  lang: string
  /** Whether the role may see whole account numbers; others search by the last four digits. */
  mayReadNumbers: boolean
}

/** Fewer digits match too many accounts; other roles than those that see whole numbers may use no more. */
const leastOfAccount = 4
const mostOfAccount = 15

/** Shorter texts match too many references. */
const leastOfReference = 3

/** References of digits only are longer than amounts and the ends of accounts. */
const leastOfNumericReference = 6

/** @returns the meanings of a text; the back end finds rows of any, and the field names all */
export function meaningsOf({ text, lang, mayReadNumbers }: SearchText): Meaning[] {
  const plain = withPlainDigits(text).trim()
  const amount = /^[^1-9]*$|^0\d/.test(plain) ? null : parseBaht(plain, lang)
  const account = accountDigits(plain)
  const isAccount = account !== null && (mayReadNumbers || account.length === leastOfAccount)
  const phone = phoneNumber(plain) ?? startOfPhone(plain)
  const reference = plainReference(plain)
  const isMasked = account !== null && /\p{L}/u.test(plain)
  return [
    ...(amount === null ? [] : [{ kind: 'amount', amount } as const]),
    ...(isAccount ? [{ kind: 'account', digits: account } as const] : []),
    ...(phone === null ? [] : [{ kind: 'phone', digits: phone } as const]),
    ...(!isMasked && isReference(plain, reference)
      ? [{ kind: 'reference', text: reference, typed: plain } as const]
      : []),
    ...(!isMasked && /\p{L}/u.test(plain) ? [{ kind: 'name', text: plain } as const] : []),
  ]
}

/** Digits of an account number, without separators and the signs that mask its start. */
function accountDigits(text: string): string | null {
  const digits = text.replace(/^[\sx*•.\p{Pd}]*(?=\d)/iu, '').replace(/[\s\p{Pd}]/gu, '')
  const { length } = digits
  return /^\d+$/.test(digits) && length >= leastOfAccount && length <= mostOfAccount ? digits : null
}

function startOfPhone(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}()]/gu, '').replace(/^(?:\+|00)66/, '0')
  return /^0\d{2,9}$/.test(digits) ? digits : null
}

/** A word with digits, digits alone if there are enough, or one word of Latin letters. */
function isReference(text: string, reference: string): boolean {
  if (/^\d*$/.test(reference)) return reference.length >= leastOfNumericReference
  if (!/^[A-Z0-9][A-Z0-9./_:]*$/.test(reference) || reference.length < leastOfReference)
    return false
  return /\d/.test(reference) || !/\s/.test(text)
}
