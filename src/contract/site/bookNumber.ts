import { plainBookNumber } from './site'

/** Shows only the last four digits, enough for players to recognise their account. */
export function maskedBookNumber(bookNumber: string): string {
  return `***${plainBookNumber(bookNumber).slice(-4)}`
}

/** Groups ten digits as on a Thai bank book: 123-4-56789-0. Other lengths are left unchanged. */
export function groupedBookNumber(bookNumber: string): string {
  return plainBookNumber(bookNumber).replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4')
}
