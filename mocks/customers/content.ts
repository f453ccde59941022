/** Schema of the sample content in `public/demo/customers.json`. */
import * as v from 'valibot'
import {
  customerSchema,
  orderSchema,
  productReviewSchema,
  soldProductSchema,
} from '#contract/customers/customers'
import { bangkokDay, dayMs, hourMs, startOfBangkokDay } from '#lib/time'
import type { Rows } from '../demo/demoDatabase'

/** Days before today, and minutes since the start of that day; always in the past if days ≥ 1. */
const ago = v.strictTuple([v.number(), v.number()])

const contentSchema = v.object({
  customers: v.array(v.looseObject({ ago })),
  orders: v.array(
    v.looseObject({
      ago,
      /** Hours from the order to each completed step. */
      reachedAfter: v.record(v.string(), v.number()),
      cancelledAfter: v.optional(v.number()),
    }),
  ),
  products: v.array(v.looseObject({ ago })),
  reviews: v.array(v.looseObject({ ago })),
})

/** Rows dated relative to `now`. @throws if the content does not match the contract */
export function customersRows(content: unknown, now: number): Rows {
  const { customers, orders, products, reviews } = v.parse(contentSchema, content)
  const today = startOfBangkokDay(bangkokDay(now))
  const at = ([days, minutes]: [number, number]) => today - days * dayMs + minutes * 60_000
  const dated = <T extends { ago: [number, number] }>({ ago, ...record }: T) => ({
    ...record,
    date: iso(at(ago)),
  })
  const datedOrders = orders.map(({ reachedAfter, cancelledAfter, ...order }) => {
    const placed = at(order.ago)
    return {
      ...dated(order),
      reached: Object.entries(reachedAfter).map(([step, hours]) => ({
        step,
        at: iso(placed + hours * hourMs),
      })),
      cancelledAt: cancelledAfter === undefined ? null : iso(placed + cancelledAfter * hourMs),
    }
  })
  return {
    customers: validRows(customerSchema, customers.map(dated)),
    orders: validRows(orderSchema, datedOrders),
    products: validRows(soldProductSchema, products.map(dated)),
    reviews: validRows(productReviewSchema, reviews.map(dated)),
  }
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}

function validRows(schema: v.GenericSchema, rows: readonly object[]): readonly object[] {
  for (const row of rows) v.assert(schema, row)
  return rows
}
