/** What the shop's database holds: products, reviews and addresses as they stand on the wire. */
import * as v from 'valibot'
import { idInBody } from '#contract/demo'
import { addressSchema } from '#contract/shop/address'
import { paymentMethods } from '#contract/shop/cart'
import { orderRecordEntries } from '#contract/shop/order'
import { shippingTypes } from '#contract/shop/totals'

/** A line of the cart: what was chosen. What it costs stands with the product. */
export const lineRowSchema = v.object({
  itemId: idInBody,
  productId: v.string(),
  color: v.string(),
  size: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What was added last: its id, where it had one. */
  requestId: v.optional(v.string()),
  /** Lines stand in the order in which they came. */
  position: v.number(),
})

export type LineRow = v.InferOutput<typeof lineRowSchema>

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Of the one cart, all but its lines. */
export const checkoutRowSchema = v.object({
  id: v.literal('checkout'),
  /** Satang that the discount in force is worth. */
  granted: amount,
  /** The code that is worth it. */
  code: v.optional(v.string(), ''),
  /** What was drawn for this cart so far. */
  draws: v.optional(v.array(v.object({ code: v.string(), amount })), []),
  billing: v.nullable(addressSchema),
  type: v.picklist(shippingTypes),
  method: v.picklist(paymentMethods),
  /** Masked. */
  card: v.string(),
})

export type CheckoutRow = v.InferOutput<typeof checkoutRowSchema>

/** Free delivery, cash on delivery. */
export const initialCheckout: CheckoutRow = {
  id: 'checkout',
  granted: 0,
  code: '',
  draws: [],
  billing: null,
  type: 'free',
  method: 'cod',
  card: '',
}

/** An order as it stands in the store: the wire's, with the number that its id is made of. */
export const orderRowSchema = v.object({
  ...orderRecordEntries,
  number: v.number(),
  requestId: v.string(),
})

export type OrderRow = v.InferInput<typeof orderRowSchema>
