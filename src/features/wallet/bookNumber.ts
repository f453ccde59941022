import { plainBookNumber } from '#contract/site/site'

/** The last digits by which people know their account; the rest stays private. */
export function maskedBookNumber(bookNumber: string): string {
  return `***${plainBookNumber(bookNumber).slice(-4)}`
}

/** As it stands on a Thai bank book: 123-4-56789-0. Other lengths are left as they are. */
export function groupedBookNumber(bookNumber: string): string {
  return plainBookNumber(bookNumber).replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4')
}
