import { highestPrice } from '#contract/customers/extra'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { parseBaht, type Satang, satang } from '#lib/money'
import { parsePercent, parseQuantity } from './items/typedNumbers'
import type { DraftItem } from './newDraft'
import { type Line, lineSum, type Totals, totalsOf } from './totals'

/** The price of one piece; null for what is no price here. */
export function parsePrice(text: string, locale: string): Satang | null {
  const price = parseBaht(text, locale)
  return price !== null && price <= highestPrice ? price : null
}

/** What a row comes to so far: nothing while its figures are not valid. */
export function itemSum(item: DraftItem, locale: string): Satang {
  return lineSum(lineOf(item, locale))
}

/** The sums of an invoice that is being typed: what is not valid yet counts as nothing. */
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
