import type { Table } from 'dexie'
import * as v from 'valibot'
import { addressSchema } from '#contract/shop/address'
import { productEntries, reviewSchema } from '#contract/shop/product'
import { dayMs } from '#lib/time'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import type { OrderRow } from './rows'

/** Whole days before today. */
const daysAgo = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Schema of `/demo/shop.json`: dates are days before today. */
const contentSchema = v.object({
  products: v.array(
    v.object({
      ...productEntries,
      date: daysAgo,
      created: daysAgo,
      salePrice: v.number(),
      offerPrice: v.number(),
    }),
  ),
  reviews: v.array(v.object({ ...reviewSchema.entries, date: daysAgo })),
  addresses: v.array(addressSchema),
})

class ShopDatabase extends DemoDatabase {
  // Stored rows may be damaged, so each is validated when it is read.
  declare readonly products: Table<object, string>
  declare readonly reviews: Table<object, string>
  declare readonly addresses: Table<object, string>
  declare readonly lines: Table<object, string>
  declare readonly checkout: Table<object, string>
  declare readonly orders: Table<OrderRow, number>

  constructor() {
    super('shop', {
      products: 'id',
      reviews: 'id',
      addresses: 'id',
      lines: 'itemId',
      checkout: 'id',
    })
    this.version(2).stores({ orders: 'number, &requestId' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    const { products, reviews, addresses } = v.parse(contentSchema, content)
    const ago = (days: number) => new Date(at - days * dayMs).toISOString()
    return {
      products: products.map((product) => ({
        ...product,
        date: ago(product.date),
        created: ago(product.created),
      })),
      reviews: reviews.map((review) => ({ ...review, date: ago(review.date) })),
      addresses,
    }
  }
}

export const shopDatabase = new ShopDatabase()
