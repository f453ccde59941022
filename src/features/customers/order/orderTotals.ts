import type { Order } from '#contract/customers/customers'
import { type Totals, totalsOf } from '../invoice/totals'

export function orderTotals({ items, discount, tax, shipping }: Order): Totals {
  return totalsOf({
    lines: items.map(({ qty, price }) => ({ quantity: qty, price })),
    discount,
    tax,
    shipping,
  })
}
