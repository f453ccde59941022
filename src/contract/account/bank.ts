import * as v from 'valibot'
import { withPlainDigits } from '#lib/digits'
import { clockTimeOnWire } from '../site/setting'
import { bahtOnWire, idOnWire, imageOnWire, maybe } from '../wire'

/** A bank that players may have their account at. */
export const bankSchema = v.object({
  bankID: idOnWire,
  bank_code: v.string(),
  /** Thai name; this is what an account holds. */
  bank_name: v.pipe(v.string(), v.nonEmpty()),
  bank_name_en: maybe(v.string()),
  logo: v.optional(imageOnWire, null),
  /** How many digits its account numbers have. */
  digits: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), []),
  status: v.optional(v.picklist(['on', 'off']), 'on'),
})

export type Bank = v.InferOutput<typeof bankSchema>

export const banksSchema = v.array(bankSchema)

/** An account of the operator that players send their deposits to. */
export const transferBankSchema = v.object({
  transferBankID: idOnWire,
  bank_name: v.string(),
  bank_code: v.string(),
  book_number: v.string(),
  book_name: v.string(),
  promptPayId: maybe(v.string()),
  minDeposit: bahtOnWire,
  maxDeposit: bahtOnWire,
  openFrom: clockTimeOnWire,
  openTo: clockTimeOnWire,
  status: v.picklist(['on', 'off']),
  sort: v.number(),
})

export type TransferBank = v.InferOutput<typeof transferBankSchema>

export const transferBanksSchema = v.array(transferBankSchema)

/** An account number as banks count it: its digits, of whatever keyboard, without the dashes and spaces people write. */
export function plainBookNumber(text: string): string {
  return withPlainDigits(text).replace(/[\s\p{Pd}]/gu, '')
}

/** Lengths that an account number may have where the bank names none. */
const usualDigits = { least: 10, most: 15 }

/** Whether `text` can be an account number at `bank`. */
export function isBookNumber(text: string, bank: Pick<Bank, 'digits'>): boolean {
  const number = plainBookNumber(text)
  if (!/^\d+$/.test(number)) return false
  if (bank.digits.length > 0) return bank.digits.includes(number.length)
  return number.length >= usualDigits.least && number.length <= usualDigits.most
}
