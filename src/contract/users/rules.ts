/** What counts as in order in the account profile; the forms and the route ask the same. */
import { httpsAddress } from '#lib/address'
import { readPhone } from '#lib/text/phoneNumber'

/** A phone number of at least 8 digits. */
export function isPhone(text: string): boolean {
  return (readPhone(text)?.number.replace('+', '').length ?? 0) >= 8
}

/** An address on the web, over https only. */
export function isHttpsLink(text: string): boolean {
  const address = httpsAddress(text)
  if (address === null) return false
  const { hostname, username } = new URL(address)
  return hostname.includes('.') && username === ''
}

/** What others see of a person and may type: it must not look like another one's. */
export function isUsername(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9._-]{1,28})[a-z0-9]$/.test(text)
}

/** A Thai tax number or identity number: 13 digits. */
export function isTaxId(text: string): boolean {
  return /^\d{13}$/.test(text.replaceAll(/[\s-]/g, ''))
}

/** Month and year as they stand on a card: `07/29`. */
export function isExpiry(text: string): boolean {
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(text)
}
