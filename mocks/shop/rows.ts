/** Rows of the shop's database; products, reviews and addresses are stored in their wire format. */
import * as v from 'valibot'
import { idInBody } from '#contract/demo'
import { addressSchema } from '#contract/shop/address'
import { paymentMethods } from '#contract/shop/cart'
import { orderRecordEntries } from '#contract/shop/order'
import { shippingTypes } from '#contract/shop/totals'

/** A line of the cart: the chosen options. The product has the price. */
export const lineRowSchema = v.object({
  itemId: idInBody,
  productId: v.string(),
  color: v.string(),
  size: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Id of the request that last added to the line, if it had one. */
  requestId: v.optional(v.string()),
  /** Sort position, in order of creation. */
  position: v.number(),
})

export type LineRow = v.InferOutput<typeof lineRowSchema>

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The cart without its lines. */
export const checkoutRowSchema = v.object({
  id: v.literal('checkout'),
  /** The current discount in satang. */
  granted: amount,
  /** Code of the current discount. */
  code: v.optional(v.string(), ''),
  /** Discounts drawn for this cart so far. */
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

/** An order as stored: the wire format, with the number in its id. */
export const orderRowSchema = v.object({
  ...orderRecordEntries,
  number: v.number(),
  requestId: v.string(),
})

export type OrderRow = v.InferInput<typeof orderRowSchema>
