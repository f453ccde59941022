import * as v from 'valibot'
import { withPlainDigits } from './money'

/** What is typed in the digits of any keyboard, and with what people write between them, as plain digits. */
export function plainDigits(typed: string): string {
  return withPlainDigits(typed).replace(/[\s\p{Pd}]/gu, '')
}

const cardNumber = v.pipe(v.string(), v.creditCard())

/** Whether it could be the number of a card: its length, its first digits, its check digit. */
export function isCardNumber(typed: string): boolean {
  return v.is(cardNumber, plainDigits(typed))
}
