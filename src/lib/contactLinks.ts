// What opens the telephone or the mail app. Stored data too may hold anything.
import { isEmail } from './email'

/** A phone number as people write it. */
export const phonePattern = /^\+?[\d\s().-]{3,30}$/

/** Null for what does not look like a number. */
export function phoneLink(phone: string): string | null {
  return phonePattern.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null
}

/** Null for what does not look like an address; else with nothing in it that a mail app reads as more. */
export function mailLink(mail: string): string | null {
  return isEmail(mail) ? `mailto:${encodeURIComponent(mail).replace('%40', '@')}` : null
}
