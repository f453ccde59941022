import * as v from 'valibot'
import { withPlainDigits } from './money'

/** Converts typed digits of any keyboard to plain digits, and removes spaces and dashes. */
export function plainDigits(typed: string): string {
  return withPlainDigits(typed).replace(/[\s\p{Pd}]/gu, '')
}

const cardNumber = v.pipe(v.string(), v.creditCard())

/** Whether the text may be a card number, by its length, first digits and check digit. */
export function isCardNumber(typed: string): boolean {
  return v.is(cardNumber, plainDigits(typed))
}
