/** Arithmetic of the demo cart, in whole satang, so that every sum is exact. */
import { type Satang, satang } from '#lib/money'

export interface Priced {
  readonly offerPrice: Satang
  readonly quantity: number
}

export interface Totals {
  readonly subtotal: Satang
  readonly discount: Satang
  readonly shipping: Satang
  readonly total: Satang
}

export const shippingTypes = ['free', 'fast'] as const

export type ShippingType = (typeof shippingTypes)[number]

const nothing = satang(0)

/** 5 baht for fast, 0 for free. */
const charges: Readonly<Record<ShippingType, Satang>> = { free: nothing, fast: satang(500) }

export function shippingCharge(type: ShippingType): Satang {
  return charges[type]
}

export function lineTotal({ offerPrice, quantity }: Priced): Satang {
  return satang(offerPrice * quantity)
}

/** Counts pieces, not lines. */
export function piecesOf(lines: readonly Pick<Priced, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function subtotalOf(lines: readonly Priced[]): Satang {
  return lines.reduce((sum, line) => satang(sum + lineTotal(line)), nothing)
}

/**
 * Computes the cost of a cart. `granted` is the value of the one discount in force. It is limited to the
 * subtotal, so a total is never negative.
 */
export function totalsOf(lines: readonly Priced[], granted: Satang, type: ShippingType): Totals {
  const subtotal = subtotalOf(lines)
  const discount = satang(Math.min(granted, subtotal))
  const shipping = shippingCharge(type)
  return { subtotal, discount, shipping, total: satang(subtotal - discount + shipping) }
}
