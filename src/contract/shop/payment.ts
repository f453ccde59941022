/** The demo cart's discount, shipping, billing and payment. No complete card number is ever stored. */
import * as v from 'valibot'
import { lineInBody } from '../demo'
import { bahtOnWire } from '../wire'
import { addressSchema } from './address'
import { paymentMethods } from './cart'
import { shippingTypes } from './totals'

export const billingRequestSchema = v.object({ address: addressSchema })

export const billingSchema = v.object({ billing: addressSchema })

export const discountRequestSchema = v.object({
  code: lineInBody,
  /** Baht before the discount. Unlike an amount of money, it may be below a satang or negative. */
  total: v.pipe(v.number(), v.finite()),
})

export const discountSchema = v.object({ amount: bahtOnWire })

export const shippingRequestSchema = v.object({
  charge: v.picklist(shippingTypes),
  /** The page's copy of the charge so far: ignored, because the stored one is used. */
  shipping: v.optional(v.unknown()),
})

export const shippingSchema = v.object({
  shipping: bahtOnWire,
  /** Change of the total in baht: choosing fast twice counts once. */
  newShipping: v.number(),
  type: v.picklist(shippingTypes),
})

export const methodRequestSchema = v.object({ method: v.picklist(paymentMethods) })

export const methodSchema = v.object({ method: v.picklist(paymentMethods) })

const cardNumber = v.union([
  v.pipe(v.string(), v.maxLength(100)),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String)),
])

/** A number, masked or not, or an object with one. */
export const cardRequestSchema = v.object({
  card: v.union([
    cardNumber,
    v.pipe(
      v.object({ number: cardNumber }),
      v.transform(({ number }) => number),
    ),
  ]),
})

export const cardSchema = v.object({ card: v.string() })

/** Masks a card number: only its last four digits may be stored. */
export function maskCard(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits === '' ? '' : `•••• ${digits.slice(-4)}`
}
