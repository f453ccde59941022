import * as v from 'valibot'
import { type Cart, cartEntries, cartToWire } from '../contract/shopCart'
import { satang } from '../lib/money'

/** Cart, billing, payment. */
export const lastStep = 2

/** What the pages know of the checkout (spec 3): where the visitor stands, and the cart as last told. */
export interface CartState extends Cart {
  step: number
}

const nothing = satang(0)

export const initialCart: CartState = {
  step: 0,
  products: [],
  subtotal: nothing,
  total: nothing,
  discount: nothing,
  shipping: nothing,
  billing: null,
  payment: { type: 'free', method: 'cod', card: '' },
}

/** As far as the checkout may go: nobody pays for nothing, or for what goes nowhere. */
export function reachableStep({ products, billing }: Pick<Cart, 'products' | 'billing'>): number {
  if (products.length === 0) return 0
  return billing === null ? 1 : lastStep
}

/** The cart at that step, or as near to it as it may go. */
export function atStep(state: CartState, step: number): CartState {
  return { ...state, step: Math.max(0, Math.min(step, reachableStep(state))) }
}

/** Specified: the prefix of the cart's state. */
export const cartKey = 'berry-cart'

const keptSchema = v.object({
  ...cartEntries,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastStep)),
})

/** What was kept, or the initial cart when there is nothing, or nothing sound (F9). Never throws. */
export function readCartState(): CartState {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(cartKey) ?? 'null'))
    return kept.success ? atStep(kept.output, kept.output.step) : initialCart
  } catch {
    // No storage, or no JSON in it.
    return initialCart
  }
}

export function keepCartState(state: CartState): void {
  try {
    localStorage.setItem(cartKey, cartText(state))
  } catch {
    // No storage or no space: the handlers still have the cart.
  }
}

/** Whether two states hold the same cart, at whichever steps. */
export function isSameCart(one: CartState, other: CartState): boolean {
  return cartText({ ...one, step: 0 }) === cartText({ ...other, step: 0 })
}

/** The same text for the same cart: two tabs that follow each other must come to rest. */
function cartText(state: CartState): string {
  const { products, subtotal, total, discount, shipping, billing, payment } = cartToWire(state)
  const { step } = state
  return JSON.stringify({
    step,
    products,
    subtotal,
    total,
    discount,
    shipping,
    billing,
    payment,
  })
}
