import * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import {
  customersAnswer,
  customersPaths,
  ordersAnswer,
  productReviewsAnswer,
  soldProductsAnswer,
} from '#contract/customers/customers'
import { customersExtraPaths } from '#contract/customers/extra'
import type { OrderProgress } from '#contract/shop/order'
import { shopPaths } from '#contract/shop/paths'

type Answer<Schema extends v.GenericSchema> = CachedResult<v.InferOutput<Schema>>

interface OrderChange extends OrderProgress {
  isOfShop: boolean
}

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<Answer<typeof customersAnswer>, void>(
      demoQuery('Customer', () => ({ path: customersPaths.customers, schema: customersAnswer })),
    ),
    orders: build.query<Answer<typeof ordersAnswer>, void>(
      demoQuery('Customer', () => ({ path: customersPaths.orders, schema: ordersAnswer })),
    ),
    soldProducts: build.query<Answer<typeof soldProductsAnswer>, void>(
      demoQuery('Customer', () => ({ path: customersPaths.products, schema: soldProductsAnswer })),
    ),
    productReviews: build.query<Answer<typeof productReviewsAnswer>, void>(
      demoQuery('Customer', () => ({ path: customersPaths.reviews, schema: productReviewsAnswer })),
    ),
    // The shop also shows its own orders.
    changeOrder: build.mutation(
      demoMutation(['Customer', 'Cart'], ({ isOfShop, ...body }: OrderChange) => ({
        path: (isOfShop ? shopPaths : customersExtraPaths).orderProgress,
        schema: v.object({}),
        body,
      })),
    ),
  }),
})

export const {
  useCustomersQuery,
  useOrdersQuery,
  useSoldProductsQuery,
  useProductReviewsQuery,
  useChangeOrderMutation,
} = customersApi
