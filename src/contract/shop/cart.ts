/** The demo shop's cart: its lines, its costs and its payment. */
import * as v from 'valibot'
import { bahtFromSatang } from '#lib/money'
import { idInBody } from '../demo'
import { bahtOnWire, idOnWire } from '../wire'
import { addressSchema } from './address'
import { productEntries, productToWire } from './product'
import { shippingTypes } from './totals'

/** Highest quantity of one line. */
export const mostOfALine = 99

export const paymentMethods = ['cod', 'card'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfALine))

/** A colour or a size, as text or number. */
const choice = v.optional(
  v.union([
    v.pipe(v.string(), v.maxLength(100)),
    v.pipe(v.number(), v.finite(), v.transform(String)),
  ]),
  '',
)

/** A product with its chosen options; id, color and size together identify a line. */
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
    /** A masked card number, e.g. `•••• 4242`; empty if there is none. */
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

/** Answer of add and remove: the current lines, and the subtotal of the lines that were added or removed. */
export const changedLinesSchema = v.object({ products: cartLinesSchema, subtotal: bahtOnWire })

/** Answer of update: the subtotal of the line before and after. */
export const updatedLinesSchema = v.object({
  products: cartLinesSchema,
  oldSubTotal: bahtOnWire,
  subtotal: bahtOnWire,
})

/** The page's copy of the cart: accepted as specified, but ignored. */
const wholeStore = v.optional(v.unknown())

/** Only the product and its options are used: prices are the shop's own. */
export const addLineSchema = v.object({
  product: v.object({
    id: idOnWire,
    color: choice,
    size: choice,
    quantity: v.optional(quantity, 1),
  }),
  products: wholeStore,
  /** Ours: a repeated id adds nothing. */
  requestId: v.exactOptional(idInBody),
})

export const removeLineSchema = v.object({ id: idInBody, products: wholeStore })

export const updateLineSchema = v.object({ id: idInBody, quantity, products: wholeStore })
