import type * as v from 'valibot'
import type { Dated } from '#api/cache/dated'
import { api } from '#api/client/api'
import { fromDemo } from '#api/client/demo'
import {
  customersAnswer,
  customersPaths,
  ordersAnswer,
  productReviewsAnswer,
  soldProductsAnswer,
} from '#contract/customers/customers'

type Answer<Schema extends v.GenericSchema> = Dated<v.InferOutput<Schema>>

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<Answer<typeof customersAnswer>, void>(
      fromDemo('Customer', () => ({ path: customersPaths.customers, schema: customersAnswer })),
    ),
    orders: build.query<Answer<typeof ordersAnswer>, void>(
      fromDemo('Customer', () => ({ path: customersPaths.orders, schema: ordersAnswer })),
    ),
    soldProducts: build.query<Answer<typeof soldProductsAnswer>, void>(
      fromDemo('Customer', () => ({ path: customersPaths.products, schema: soldProductsAnswer })),
    ),
    productReviews: build.query<Answer<typeof productReviewsAnswer>, void>(
      fromDemo('Customer', () => ({ path: customersPaths.reviews, schema: productReviewsAnswer })),
    ),
  }),
})

export const { useCustomersQuery, useOrdersQuery, useSoldProductsQuery, useProductReviewsQuery } =
  customersApi
