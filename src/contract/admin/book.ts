/** The monthly book: what the operator owes its players, day by day. Satang internally; days of Bangkok. */
import * as v from 'valibot'
import { statementTypes } from '../wallet/statement'
import { countOnWire, dayText, instantOnWire, signedBahtOnWire } from '../wire'

/** `yyyy-mm` */
export const monthText = v.pipe(v.string(), v.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Not a month'))

/** Kinds of entries that only move credit between players’ credit and money held for withdrawals. */
export const heldTypes: readonly string[] = ['withdraw_hold', 'withdraw_release']

const sum = { sum: signedBahtOnWire, count: countOnWire }

const bookPart = v.object({
  /** Players’ credit and money held for withdrawals, before the first movement. */
  opening: signedBahtOnWire,
  /** Credited deposits by receiving account; an empty id if the deposit is missing. */
  deposits: v.array(v.object({ transferBankID: v.string(), ...sum })),
  /** Other entries of the ledger by kind, without deposits and {@link heldTypes}. */
  entries: v.array(v.object({ type: v.picklist(statementTypes), ...sum })),
  /** Withdrawals paid, as a negative sum. */
  paid: v.object(sum),
  closing: signedBahtOnWire,
  /** Closing less opening and all movements: zero if the book agrees. */
  difference: signedBahtOnWire,
})

export type BookPart = v.InferOutput<typeof bookPart>

export const bookSchema = v.object({
  month: monthText,
  /** The days so far, if the month has not ended. */
  from: dayText,
  to: dayText,
  asOf: instantOnWire,
  /** Names of the accounts in `deposits`. */
  accounts: v.array(v.object({ transferBankID: v.string(), bank_name: v.string() })),
  /** Oldest first. */
  days: v.array(v.object({ day: dayText, ...bookPart.entries })),
  total: bookPart,
  /** Part of the closing balance that is held for open withdrawals. */
  held: signedBahtOnWire,
  /** Withdrawal fees in the paid amounts. */
  fees: signedBahtOnWire,
})

export type Book = v.InferOutput<typeof bookSchema>
