import { isExpiry } from '#contract/users/rules'
import { isCardNumber } from '#lib/cardNumber'
import type { Fields } from '../form/drafts'
import type { FieldErrors } from '../form/useSectionForm'

/** Placeholder for the stored card in the number field: text that cannot be typed there. */
export function keptNumber(lastFour: string): string {
  return lastFour === '' ? '' : `•••• ${lastFour}`
}

/** Groups digits in fours, as on the card. */
export function typedNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats `0729`, `7/29` and `07/2029` as `07/29` while typing. */
export function typedExpiry(text: string): string {
  const [month = '', year] = text.replaceAll(/[^\d/]/g, '').split('/')
  if (year === undefined) {
    return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2).slice(-2)}` : month
  }
  return `${month.padStart(2, '0').slice(0, 2)}/${year.length > 2 ? year.slice(-2) : year}`
}

/** @returns whether a card of `07/29` has expired at `now`: it is valid until the end of that month */
export function isOver(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return new Date(2000 + year, month, 1).getTime() <= now
}

/** The errors of the card. A number is only required if none is stored. */
export function cardErrors(
  { method, number = '', holder = '', expiry = '' }: Fields,
  lastFour: string,
  now = Date.now(),
): FieldErrors {
  if (method !== 'card') return {}
  const isUnchanged = lastFour !== '' && number === keptNumber(lastFour)
  return {
    number: isUnchanged || isCardNumber(number) ? null : 'users.payment.badNumber',
    holder: holder.trim() === '' ? 'users.form.needed' : null,
    expiry: !isExpiry(expiry)
      ? 'users.payment.badExpiry'
      : isOver(expiry, now)
        ? 'users.payment.over'
        : null,
  }
}

/** The changed fields to send: never the number itself. */
export function cardRequest({ number, ...others }: Fields): Fields {
  if (number === undefined) return others
  return { ...others, lastFour: number.replaceAll(/\D/g, '').slice(-4) }
}
