import { httpsAddress, ownPath, parseUrl } from '#lib/address'

/** Where a link of a text may lead: https, mail, telephone, or a page of this app. */
export function isSafeLink(address: string): boolean {
  if (ownPath(address) !== null || httpsAddress(address) !== null) return true
  return ['mailto:', 'tel:'].includes(parseUrl(address)?.protocol ?? '')
}
