import * as v from 'valibot'
import { skippedRecords } from '../demo'
import { reachedSchema } from '../shop/order'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe, pictureOrNull } from '../wire'

export const customersPaths = {
  customers: '/api/customer/list',
  orders: '/api/customer/order/list',
  products: '/api/customer/product/list',
  reviews: '/api/customer/product/reviews',
} as const

/** Status in a template list; each list has its own names for the three values. */
export const statusOnWire = v.picklist([1, 2, 3])

export type RecordStatus = v.InferOutput<typeof statusOnWire>

export const customerSchema = v.object({
  id: idOnWire,
  name: v.string(),
  email: v.string(),
  location: v.string(),
  /** Number of orders, counted for each answer. */
  orders: v.optional(countOnWire, 0),
  /** When the customer joined. */
  date: instantOnWire,
  /** 1 active, 2 to be confirmed, 3 suspended. */
  status: statusOnWire,
  avatar: pictureOrNull,
})

export type Customer = v.InferOutput<typeof customerSchema>

/** A percentage with at most two decimals; internally in hundredths of a percent. */
export const percentOnWire = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.transform((percent) => Math.round(percent * 100)),
)

const orderItemSchema = v.object({ name: v.string(), qty: countOnWire, price: bahtOnWire })

/** Payment method that is paid at delivery. */
export const cashOnDelivery = 'Cash on delivery'

/** The template's fields, and everything else that the page of one order shows. */
export const orderSchema = v.object({
  id: idOnWire,
  name: v.string(),
  company: v.string(),
  /** Payment method. */
  type: v.string(),
  /** Pieces in all items. */
  qty: countOnWire,
  date: instantOnWire,
  /** 1 delivered, 2 on its way, 3 cancelled. */
  status: statusOnWire,
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  items: v.array(orderItemSchema),
  /** In hundredths of a percent of the items' sum. */
  discount: percentOnWire,
  /** Discount of a code, which replaces the percentage. */
  discountAmount: maybe(bahtOnWire),
  /** In hundredths of a percent of the sum after the discount. */
  tax: percentOnWire,
  shipping: bahtOnWire,
  carrier: v.string(),
  tracking: maybe(v.string()),
  /** Time of each step that was reached. */
  reached: reachedSchema,
  cancelledAt: maybe(instantOnWire),
  /** For shop orders: true if the progress was set manually, false if it follows the clock. */
  byHand: maybe(v.boolean()),
})

export type Order = v.InferOutput<typeof orderSchema>

export const soldProductSchema = v.object({
  id: idOnWire,
  name: v.string(),
  category: v.string(),
  price: bahtOnWire,
  date: instantOnWire,
  /** Pieces in stock. */
  qty: countOnWire,
})

export type SoldProduct = v.InferOutput<typeof soldProductSchema>

export const productReviewSchema = v.object({
  id: idOnWire,
  /** Name of the product. */
  name: v.string(),
  author: v.string(),
  review: v.string(),
  /** Stars, in halves. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5), v.multipleOf(0.5)),
  date: instantOnWire,
  /** 1 published, 2 to be checked, 3 hidden. */
  status: statusOnWire,
})

export type ProductReview = v.InferOutput<typeof productReviewSchema>

export const customersAnswer = v.object({ customers: v.array(customerSchema), ...skippedRecords })
export const ordersAnswer = v.object({ orders: v.array(orderSchema), ...skippedRecords })
export const soldProductsAnswer = v.object({
  products: v.array(soldProductSchema),
  ...skippedRecords,
})
export const productReviewsAnswer = v.object({
  productreviews: v.array(productReviewSchema),
  ...skippedRecords,
})
