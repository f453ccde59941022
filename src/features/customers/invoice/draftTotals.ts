import { highestPrice } from '#contract/customers/extra'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { parseBaht, type Satang, satang } from '#lib/money'
import { parsePercent, parseQuantity } from './items/typedNumbers'
import type { DraftItem } from './newDraft'
import { type Line, lineSum, type Totals, totalsOf } from './totals'

/** The price of one piece; null for what is no price here. */
export function parsePrice(text: string): Satang | null {
  const price = parseBaht(text)
  return price !== null && price <= highestPrice ? price : null
}

/** What a row comes to so far: nothing while its figures are not valid. */
export function itemSum(item: DraftItem): Satang {
  return lineSum(lineOf(item))
}

/** The sums of an invoice that is being typed: what is not valid yet counts as nothing. */
export function draftTotals({ items, discount, tax }: InvoiceDraft): Totals {
  return totalsOf({
    lines: items.map(lineOf),
    discount: parsePercent(discount) ?? 0,
    tax: parsePercent(tax) ?? 0,
  })
}

function lineOf({ quantity, price }: DraftItem): Line {
  return { quantity: parseQuantity(quantity) ?? 0, price: parsePrice(price) ?? satang(0) }
}
