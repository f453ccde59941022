import { api } from '#api/client/api'
import { demoMutation, demoQuery, demoRemoval } from '#api/client/demo'
import type { Address } from '#contract/shop/address'
import { type Cart, cartSchema, changedLinesSchema, updatedLinesSchema } from '#contract/shop/cart'
import { shopPaths } from '#contract/shop/paths'
import * as payment from '#contract/shop/payment'
import type { ShippingType } from '#contract/shop/totals'
import { makeRequestId } from '#lib/requestId'

/** A product added to the cart; the shop sets its price. */
export interface Choice {
  id: string
  color: string
  size: string
  quantity: number
}

const cart = demoQuery<Cart, void>('Cart', () => ({ path: shopPaths.cart, schema: cartSchema }))

const addToCart = demoMutation(['Cart'], (product: Choice) => ({
  path: shopPaths.add,
  schema: changedLinesSchema,
  body: { product, requestId: makeRequestId() },
}))

const removeFromCart = demoRemoval(['Cart'], (itemId: string) => ({
  path: shopPaths.remove,
  body: { id: itemId },
}))

const changeQuantity = demoMutation(['Cart'], (change: { id: string; quantity: number }) => ({
  path: shopPaths.update,
  schema: updatedLinesSchema,
  body: change,
}))

const chooseBilling = demoMutation(['Cart'], (address: Address) => ({
  path: shopPaths.billingAddress,
  schema: payment.billingSchema,
  body: { address },
}))

const applyDiscount = demoMutation(['Cart'], (order: { code: string; total: number }) => ({
  path: shopPaths.discount,
  schema: payment.discountSchema,
  body: order,
}))

/** Asks what a code would deduct, without changing anything. */
const askDiscount = demoMutation([], (order: { code: string; total: number }) => ({
  path: shopPaths.discountWorth,
  schema: payment.discountSchema,
  body: order,
}))

const chooseShipping = demoMutation(['Cart'], (charge: ShippingType) => ({
  path: shopPaths.shippingCharge,
  schema: payment.shippingSchema,
  body: { charge },
}))

const chooseMethod = demoMutation(['Cart'], (method: 'cod' | 'card') => ({
  path: shopPaths.paymentMethod,
  schema: payment.methodSchema,
  body: { method },
}))

/** Masks the number before sending, so that the full number is never stored or sent. */
const chooseCard = demoMutation(['Cart'], (number: string) => ({
  path: shopPaths.paymentCard,
  schema: payment.cardSchema,
  body: { card: payment.maskCard(number) },
}))

/** The demo shop's cart, stored by the handlers; `cartSlice.ts` has the copy shown on pages. */
export const shopCartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query(cart),
    addToCart: build.mutation(addToCart),
    removeFromCart: build.mutation(removeFromCart),
    changeQuantity: build.mutation(changeQuantity),
    chooseBilling: build.mutation(chooseBilling),
    applyDiscount: build.mutation(applyDiscount),
    askDiscount: build.mutation(askDiscount),
    chooseShipping: build.mutation(chooseShipping),
    chooseMethod: build.mutation(chooseMethod),
    chooseCard: build.mutation(chooseCard),
  }),
})

export const {
  useCartQuery,
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useChangeQuantityMutation,
  useChooseBillingMutation,
  useApplyDiscountMutation,
  useAskDiscountMutation,
  useChooseShippingMutation,
  useChooseMethodMutation,
  useChooseCardMutation,
} = shopCartApi
