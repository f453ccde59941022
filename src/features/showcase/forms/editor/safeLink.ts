/** Where a link of a text may lead: https, mail, telephone, or a page of this app. */
export function isSafeLink(address: string): boolean {
  if (/^\/(?!\/)/.test(address)) return true
  if (!URL.canParse(address)) return false
  return ['https:', 'mailto:', 'tel:'].includes(new URL(address).protocol)
}
