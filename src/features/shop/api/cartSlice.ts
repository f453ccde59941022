import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '#contract/shop/cart'
import { shopCartApi } from './cart'
import { atStep, type CartState, initialCart, readCartState } from './cartState'
import { shopOrdersApi } from './orders'

/**
 * The checkout as pages show it. The truth is what the handlers keep: this copy is replaced by every
 * answer, whatever it held. Only `step` is its own, and that is held back to where the cart allows.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => readCartState(),
  reducers: {
    stepSet: (state, { payload }: PayloadAction<number>) => atStep(state, payload),
    stepAdvanced: (state) => atStep(state, state.step + 1),
    stepBack: (state) => atStep(state, state.step - 1),
    /** What another tab was told; each tab stands at its own step. */
    cartFollowed: (state, { payload }: PayloadAction<Cart>) => withCart(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(shopCartApi.endpoints.cart.matchFulfilled, (state, { payload }) =>
        withCart(state, payload.value),
      )
      // The next step is open at once, not when the whole cart has been asked for again.
      .addMatcher(
        shopCartApi.endpoints.chooseBilling.matchFulfilled,
        (state, { payload }): CartState => ({ ...state, billing: payload.billing }),
      )
      .addMatcher(shopOrdersApi.endpoints.placeOrder.matchFulfilled, () => initialCart)
  },
})

function withCart(state: CartState, cart: Cart): CartState {
  return atStep({ ...state, ...cart, step: state.step }, state.step)
}

export const { stepSet, stepAdvanced, stepBack, cartFollowed } = cartSlice.actions

/** The slice comes with the first page of the shop, and is there after the first action. */
export interface CartRoot {
  cart?: CartState
}

export const selectCart = ({ cart }: CartRoot): CartState => cart ?? initialCart
