import * as v from 'valibot'
import { type Cart, cartEntries, cartToWire } from '#contract/shop/cart'
import { satang } from '#lib/money'
import { storedValue } from '#lib/storage/storedValue'

/** Cart, billing, payment. */
export const lastStep = 2

/** State of the checkout: the current step, and the cart as last received. */
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
  code: '',
  shipping: nothing,
  billing: null,
  payment: { type: 'free', method: 'cod', card: '' },
}

/** The last allowed step: payment needs products and a delivery address. */
export function reachableStep({ products, billing }: Pick<Cart, 'products' | 'billing'>): number {
  if (products.length === 0) return 0
  return billing === null ? 1 : lastStep
}

/** The cart at that step, or at the nearest allowed step. */
export function atStep(state: CartState, step: number): CartState {
  return { ...state, step: Math.max(0, Math.min(step, reachableStep(state))) }
}

/** Specified: the prefix of the cart's state. */
export const cartKey = 'berry-cart'

const storedCartSchema = v.object({
  ...cartEntries,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastStep)),
})

type WrittenCart = v.InferInput<typeof storedCartSchema>

/** In wire format. Without storage the handlers still have the cart. */
export const storedCart = storedValue<WrittenCart>(cartKey, (stored) =>
  v.is(storedCartSchema, stored) ? stored : null,
)

/** The stored cart, or the initial cart if nothing valid is stored. Never throws. */
export function readCartState(): CartState {
  const stored = v.safeParse(storedCartSchema, storedCart.get())
  return stored.success ? atStep(stored.output, stored.output.step) : initialCart
}

export function keepCartState(state: CartState): void {
  storedCart.set(written(state))
}

/** @returns true if two states hold the same cart, regardless of the step */
export function isSameCart(one: CartState, other: CartState): boolean {
  return cartText({ ...one, step: 0 }) === cartText({ ...other, step: 0 })
}

const cartText = (state: CartState) => JSON.stringify(written(state))

/** Equal carts give equal text, so that two tabs that follow each other reach a stable state. */
function written(state: CartState): WrittenCart {
  const { products, subtotal, total, discount, code, shipping, billing, payment } =
    cartToWire(state)
  const { step } = state
  return { step, products, subtotal, total, discount, code, shipping, billing, payment }
}
