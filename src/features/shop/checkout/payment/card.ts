import * as v from 'valibot'
import { isCardNumber, plainDigits } from '#lib/cardNumber'
import { bangkokDay } from '#lib/time'
import { checkedLine } from '#ui/form/formSchema'
import type { MessageKey } from '#ui/intl/messages'

type CardField = 'number' | 'name' | 'expiry' | 'code'

type CardValues = Readonly<Record<CardField, string>>

export const emptyCard: CardValues = { number: '', name: '', expiry: '', code: '' }

/** A test number that belongs to no card. */
export const sampleCard = '4242 4242 4242 4242'

export interface CardInput {
  readonly name: CardField
  readonly label: MessageKey
  readonly inputMode: 'numeric' | 'text'
  readonly maxLength: number
  readonly hint?: MessageKey
}

export const cardFields: readonly CardInput[] = [
  { name: 'number', label: 'shop.checkout.card.number', inputMode: 'numeric', maxLength: 40 },
  { name: 'name', label: 'shop.checkout.card.name', inputMode: 'text', maxLength: 100 },
  {
    name: 'expiry',
    label: 'shop.checkout.card.expiry',
    inputMode: 'numeric',
    maxLength: 10,
    hint: 'shop.checkout.card.expiryHint',
  },
  {
    name: 'code',
    label: 'shop.checkout.card.code',
    inputMode: 'numeric',
    maxLength: 4,
    hint: 'shop.checkout.card.codeHint',
  },
]

/** `09/30`, `930`, `9/2030` → `2030-09`; null if it is no month. */
export function expiryMonth(typed: string): string | null {
  const match = /^(\d{1,2})\/?(?:20)?(\d{2})$/.exec(plainDigits(typed))
  const month = Number(match?.[1])
  if (match === null || month < 1 || month > 12) return null
  return `20${match[2]}-${String(month).padStart(2, '0')}`
}

/**
 * @returns the error of a value at the moment `now`; null if there is none. A card is valid until its month
 * ends.
 */
export function cardError(name: CardField, value: string, now: number): MessageKey | null {
  if (value.trim() === '') return 'shop.checkout.error.required'
  if (name === 'number') return isCardNumber(value) ? null : 'shop.checkout.error.cardNumber'
  if (name === 'code') {
    return /^\d{3,4}$/.test(plainDigits(value)) ? null : 'shop.checkout.error.cardCode'
  }
  if (name === 'name') return null
  const month = expiryMonth(value)
  if (month === null) return 'shop.checkout.error.cardExpiry'
  return month < bangkokDay(now).slice(0, 7) ? 'shop.checkout.error.cardExpired' : null
}

const checked = (name: CardField) => checkedLine((typed) => cardError(name, typed, Date.now()))

export const cardSchema: v.GenericSchema<CardValues> = v.object({
  number: checked('number'),
  name: checked('name'),
  expiry: checked('expiry'),
  code: checked('code'),
})

/** Groups of four, as on the card; text with other characters stays as typed. */
export function groupedNumber(typed: string): string {
  const digits = plainDigits(typed)
  return /^\d+$/.test(digits) ? (digits.match(/.{1,4}/g)?.join(' ') ?? typed) : typed
}
