import * as v from 'valibot'
import { type Cart, cartEntries, cartToWire } from '#contract/shop/cart'
import { satang } from '#lib/money'
import { storedValue } from '#lib/storage/storedValue'

/** Cart, billing, payment. */
export const lastStep = 2

/** What the pages know of the checkout: where the visitor stands, and the cart as last told. */
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

const storedCartSchema = v.object({
  ...cartEntries,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastStep)),
})

type WrittenCart = v.InferInput<typeof storedCartSchema>

/** As it travels. Without storage the handlers still have the cart. */
export const storedCart = storedValue<WrittenCart>(cartKey, (stored) =>
  v.is(storedCartSchema, stored) ? stored : null,
)

/** What was kept, or the initial cart when there is nothing, or nothing valid. Never throws. */
export function readCartState(): CartState {
  const stored = v.safeParse(storedCartSchema, storedCart.get())
  return stored.success ? atStep(stored.output, stored.output.step) : initialCart
}

export function keepCartState(state: CartState): void {
  storedCart.set(written(state))
}

/** Whether two states hold the same cart, at whichever steps. */
export function isSameCart(one: CartState, other: CartState): boolean {
  return cartText({ ...one, step: 0 }) === cartText({ ...other, step: 0 })
}

const cartText = (state: CartState) => JSON.stringify(written(state))

/** The same text for the same cart: two tabs that follow each other must come to rest. */
function written(state: CartState): WrittenCart {
  const { products, subtotal, total, discount, code, shipping, billing, payment } =
    cartToWire(state)
  const { step } = state
  return { step, products, subtotal, total, discount, code, shipping, billing, payment }
}
