import type * as v from 'valibot'
import { api } from '#api/client/api'
import { demoMutation } from '#api/client/demo'
import {
  customersExtraPaths,
  newProductAnswer,
  type newProductSchema,
  productIdsAnswer,
  type ReviewStatuses,
} from '#contract/customers/extra'

/** Wire format: the price is in baht. */
export type NewProduct = v.InferInput<typeof newProductSchema>

export const customersProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addSoldProduct: build.mutation<v.InferOutput<typeof newProductAnswer>, NewProduct>(
      demoMutation(['Customer'], (product) => ({
        path: customersExtraPaths.newProduct,
        schema: newProductAnswer,
        body: product,
      })),
    ),
    removeSoldProducts: build.mutation<{ ids: string[] }, readonly string[]>(
      demoMutation(['Customer'], (ids) => ({
        path: customersExtraPaths.removeProducts,
        schema: productIdsAnswer,
        body: { ids },
      })),
    ),
    restoreSoldProducts: build.mutation<{ ids: string[] }, readonly string[]>(
      demoMutation(['Customer'], (ids) => ({
        path: customersExtraPaths.restoreProducts,
        schema: productIdsAnswer,
        body: { ids },
      })),
    ),
    changeReviews: build.mutation<{ ids: string[] }, ReviewStatuses['changes']>(
      demoMutation(['Customer'], (changes) => ({
        path: customersExtraPaths.reviewStatus,
        schema: productIdsAnswer,
        body: { changes },
      })),
    ),
  }),
})

export const {
  useAddSoldProductMutation,
  useRemoveSoldProductsMutation,
  useRestoreSoldProductsMutation,
  useChangeReviewsMutation,
} = customersProductsApi
