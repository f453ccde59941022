import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '#contract/shop/cart'
import { shopCartApi } from './cart'
import { atStep, type CartState, initialCart, readCartState } from './cartState'
import { shopOrdersApi } from './orders'

/**
 * The checkout as shown on pages. The handlers' data is authoritative: every response replaces this copy.
 * Only `step` belongs to the slice, limited to the steps that the cart allows.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => readCartState(),
  reducers: {
    stepSet: (state, { payload }: PayloadAction<number>) => atStep(state, payload),
    stepAdvanced: (state) => atStep(state, state.step + 1),
    stepBack: (state) => atStep(state, state.step - 1),
    /** The cart as another tab received it; each tab keeps its own step. */
    cartFollowed: (state, { payload }: PayloadAction<Cart>) => withCart(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(shopCartApi.endpoints.cart.matchFulfilled, (state, { payload }) =>
        withCart(state, payload.value),
      )
      // Opens the next step immediately, without waiting for the refetch of the cart.
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

/** The slice is added with the first page of the shop, and exists after the first action. */
export interface CartRoot {
  cart?: CartState
}

export const selectCart = ({ cart }: CartRoot): CartState => cart ?? initialCart
