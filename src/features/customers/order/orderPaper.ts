import type { Order } from '#contract/customers/customers'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Paper } from '../invoice/paper/draftPaper'
import { lineSum, type Totals, totalsOf } from '../invoice/totals'
import { orderStates } from '../statuses'
import { stateOf } from './orderState'

/** The invoice of an order. */
export function orderPaper(order: Order, text: Text, format: Formats): Paper {
  const { id, name, company, address, email, date, type, items } = order
  return {
    number: id,
    items: [
      { label: text('customers.invoice.date'), value: format.date(date) },
      { label: text('customers.payment'), value: type },
      { label: text('customers.status'), value: text(orderStates[stateOf(order)].label) },
    ],
    customer: [name, company, address, email].filter(Boolean),
    lines: items.map(({ name: what, qty, price }, index) => ({
      key: String(index),
      name: what,
      quantity: qty,
      price,
      sum: lineSum({ quantity: qty, price }),
    })),
    totals: orderTotals(order),
    notes: '',
  }
}

export function orderTotals({ items, discount, discountAmount, tax, shipping }: Order): Totals {
  return totalsOf({
    lines: items.map(({ qty, price }) => ({ quantity: qty, price })),
    discount,
    discountAmount,
    tax,
    shipping,
  })
}
