import {
  type AvailablePromotion,
  availablePromotionSchema,
  type Promotion,
  promotionSchema,
  promotionsSchema,
} from '#contract/promotion/promotion'
import { providerPaths } from '#contract/provider'
import type { Dated } from '../cache/dated'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a player has received and what they may receive. */
    availablePromotion: build.query<Dated<AvailablePromotion>, string>(
      fromProvider('Promotion', (userId) => ({
        path: providerPaths.availablePromotion(userId),
        schema: availablePromotionSchema,
        owner: userId,
      })),
    ),
    promotions: build.query<Dated<Promotion[]>, void>(
      fromProvider('Promotion', () => ({
        path: providerPaths.promotions(),
        schema: promotionsSchema,
        owner: null,
      })),
    ),
    promotion: build.query<Dated<Promotion>, string>(
      fromProvider('Promotion', (promotionId) => ({
        path: providerPaths.promotion(promotionId),
        schema: promotionSchema,
        owner: null,
      })),
    ),
  }),
})

export const { useAvailablePromotionQuery, usePromotionsQuery, usePromotionQuery } = promotionApi
