// What opens the telephone or a new mail. Stored data too may hold anything.
import { isEmail } from './email'
import { memberPaths } from './paths/member'

/** A phone number as people write it. */
export const phonePattern = /^\+?[\d\s().-]{3,30}$/

/** Null for what does not look like a number. */
export function phoneLink(phone: string): string | null {
  return phonePattern.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null
}

/** The page that writes to an address; null for what does not look like one. */
export function mailPath(mail: string): string | null {
  return isEmail(mail) ? `${memberPaths.mail}?${new URLSearchParams({ to: mail })}` : null
}
