// What opens the telephone or a new mail. Stored data too may hold anything.

import { memberPaths } from '../paths/member'
import { isEmail } from './email'
import { readPhone } from './phoneNumber'

/** Null for what does not look like a number. */
export function phoneLink(phone: string): string | null {
  const read = readPhone(phone)
  return read && `tel:${read.number}${read.extension && `;ext=${read.extension}`}`
}

/** The page that writes to an address; null for what does not look like one. */
export function mailPath(mail: string): string | null {
  return isEmail(mail) ? `${memberPaths.mail}?${new URLSearchParams({ to: mail })}` : null
}
