/** Rules for valid values of the account profile, shared by the forms and the route. */
import { httpsAddress } from '#lib/address'
import { readPhone } from '#lib/text/phoneNumber'

/** A phone number of at least 8 digits. */
export function isPhone(text: string): boolean {
  return (readPhone(text)?.number.replace('+', '').length ?? 0) >= 8
}

/** A web address, https only. */
export function isHttpsLink(text: string): boolean {
  const address = httpsAddress(text)
  if (address === null) return false
  const { hostname, username } = new URL(address)
  return hostname.includes('.') && username === ''
}

/** A public name that others may type, so it must not look like another user's name. */
export function isUsername(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9._-]{1,28})[a-z0-9]$/.test(text)
}

/** A Thai tax number or identity number: 13 digits. */
export function isTaxId(text: string): boolean {
  return /^\d{13}$/.test(text.replaceAll(/[\s-]/g, ''))
}

/** Month and year as printed on a card: `07/29`. */
export function isExpiry(text: string): boolean {
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(text)
}
