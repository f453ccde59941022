import { highestPrice } from '#contract/customers/extra'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { parseBaht, type Satang, satang } from '#lib/money'
import { parsePercent, parseQuantity } from './items/typedNumbers'
import type { DraftItem } from './newDraft'
import { type Line, lineSum, type Totals, totalsOf } from './totals'

/** The unit price; null if it is no valid price. */
export function parsePrice(text: string, locale: string): Satang | null {
  const price = parseBaht(text, locale)
  return price !== null && price <= highestPrice ? price : null
}

/** The sum of a row; 0 while its numbers are invalid. */
export function itemSum(item: DraftItem, locale: string): Satang {
  return lineSum(lineOf(item, locale))
}

/** The totals of a draft; invalid values count as 0. */
export function draftTotals({ items, discount, tax }: InvoiceDraft, locale: string): Totals {
  return totalsOf({
    lines: items.map((item) => lineOf(item, locale)),
    discount: parsePercent(discount, locale) ?? 0,
    tax: parsePercent(tax, locale) ?? 0,
  })
}

function lineOf({ quantity, price }: DraftItem, locale: string): Line {
  return {
    quantity: parseQuantity(quantity, locale) ?? 0,
    price: parsePrice(price, locale) ?? satang(0),
  }
}
