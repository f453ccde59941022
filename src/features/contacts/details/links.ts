import { mailPattern, phonePattern } from '../../../contract/contacts'

/** For stored numbers too: what does not look like one leads nowhere. */
export function phoneLink(phone: string): string | null {
  return phonePattern.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null
}

export function mailLink(mail: string): string | null {
  return mailPattern.test(mail) ? `mailto:${encodeURIComponent(mail).replace('%40', '@')}` : null
}
