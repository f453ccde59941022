import type * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoQuery } from '#api/client/demo'
import {
  customersAnswer,
  customersPaths,
  ordersAnswer,
  productReviewsAnswer,
  soldProductsAnswer,
} from '#contract/customers/customers'

type Answer<Schema extends v.GenericSchema> = CachedResult<v.InferOutput<Schema>>

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
  }),
})

export const { useCustomersQuery, useOrdersQuery, useSoldProductsQuery, useProductReviewsQuery } =
  customersApi
