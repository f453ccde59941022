import * as v from 'valibot'

const thaiZero = '๐'.charCodeAt(0)

/** What is typed with Thai digits, and with what people write between digits, as plain digits. */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replace(/[\s-]/g, '')
}

const cardNumber = v.pipe(v.string(), v.creditCard())

/** Whether it could be the number of a card: its length, its first digits, its check digit. */
export function isCardNumber(typed: string): boolean {
  return v.is(cardNumber, plainDigits(typed))
}
