/** The demo shop's cart: its lines, what it costs, and how it is to be paid. */
import * as v from 'valibot'
import { bahtFromSatang } from '#lib/money'
import { idInBody } from '../demo'
import { bahtOnWire, idOnWire } from '../wire'
import { addressSchema } from './address'
import { productEntries, productToWire } from './product'
import { shippingTypes } from './totals'

/** The most of one line: more is not for a shop's visitor. */
export const mostOfALine = 99

export const paymentMethods = ['cod', 'card'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfALine))

/** A colour or a size: a word, or a number. */
const choice = v.optional(
  v.union([
    v.pipe(v.string(), v.maxLength(100)),
    v.pipe(v.number(), v.finite(), v.transform(String)),
  ]),
  '',
)

/** A product with what was chosen of it; id, color and size together make it one line. */
export const cartLineSchema = v.object({
  ...productEntries,
  color: choice,
  size: choice,
  quantity,
  itemId: idOnWire,
})

export type CartLine = v.InferOutput<typeof cartLineSchema>

export const cartLinesSchema = v.array(cartLineSchema)

export const cartEntries = {
  products: cartLinesSchema,
  subtotal: bahtOnWire,
  total: bahtOnWire,
  discount: bahtOnWire,
  /** The code in force; empty when there is none. */
  code: v.optional(v.string(), ''),
  shipping: bahtOnWire,
  billing: v.nullable(addressSchema),
  payment: v.object({
    type: v.picklist(shippingTypes),
    method: v.picklist(paymentMethods),
    /** A masked card number, e.g. `•••• 4242`; nothing when there is none. */
    card: v.string(),
  }),
}

export const cartSchema = v.object(cartEntries)

export type Cart = v.InferOutput<typeof cartSchema>

export function lineToWire(line: CartLine) {
  return productToWire(line)
}

export function cartToWire(cart: Cart) {
  return {
    ...cart,
    products: cart.products.map(lineToWire),
    subtotal: bahtFromSatang(cart.subtotal),
    total: bahtFromSatang(cart.total),
    discount: bahtFromSatang(cart.discount),
    shipping: bahtFromSatang(cart.shipping),
  }
}

/** Add and remove answer the lines as they are now, and the subtotal of what came or went. */
export const changedLinesSchema = v.object({ products: cartLinesSchema, subtotal: bahtOnWire })

/** Update answers the line's subtotal before and after. */
export const updatedLinesSchema = v.object({
  products: cartLinesSchema,
  oldSubTotal: bahtOnWire,
  subtotal: bahtOnWire,
})

/** The page's idea of the cart: accepted as specified, and looked at by nobody. */
const wholeStore = v.optional(v.unknown())

/** Only which product, and what is chosen of it, counts: prices are the shop's own. */
export const addOrderSchema = v.object({
  product: v.object({
    id: idOnWire,
    color: choice,
    size: choice,
    quantity: v.optional(quantity, 1),
  }),
  products: wholeStore,
  /** Ours: the same id again adds nothing. */
  requestId: v.exactOptional(idInBody),
})

export const removeOrderSchema = v.object({ id: idInBody, products: wholeStore })

export const updateOrderSchema = v.object({ id: idInBody, quantity, products: wholeStore })
