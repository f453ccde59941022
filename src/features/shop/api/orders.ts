import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import { type ShopOrders, shopOrderSchema, shopOrdersSchema } from '#contract/shop/order'
import { shopPaths } from '#contract/shop/paths'

const orders = demoQuery<ShopOrders, void>('Cart', () => ({
  path: shopPaths.orders,
  schema: shopOrdersSchema,
}))

// The list of all customers' orders includes these orders.
const placeOrder = demoMutation(['Cart', 'Customer'], (requestId: string) => ({
  path: shopPaths.placeOrder,
  schema: shopOrderSchema,
  body: { requestId },
}))

const cancelOrder = demoMutation(['Cart', 'Customer'], (id: string) => ({
  path: shopPaths.cancelOrder,
  schema: shopOrderSchema,
  body: { id },
}))

/** The orders of the demo shop. */
export const shopOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    shopOrders: build.query(orders),
    placeOrder: build.mutation(placeOrder),
    cancelOrder: build.mutation(cancelOrder),
  }),
})

export const { useShopOrdersQuery, usePlaceOrderMutation, useCancelOrderMutation } = shopOrdersApi
