import {
  type AvailablePromotion,
  availablePromotionSchema,
  type Promotion,
  promotionSchema,
  promotionsSchema,
} from '#contract/promotion/promotion'
import { providerPaths } from '#contract/provider'
import type { CachedResult } from '../cache/cachedResult'
import { api } from '../client/api'
import { providerQuery } from '../client/providerQuery'

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a player has received and what they may receive. */
    availablePromotion: build.query<CachedResult<AvailablePromotion>, string>(
      providerQuery('Promotion', (userId) => ({
        path: providerPaths.availablePromotion(userId),
        schema: availablePromotionSchema,
        owner: userId,
      })),
    ),
    promotions: build.query<CachedResult<Promotion[]>, void>(
      providerQuery('Promotion', () => ({
        path: providerPaths.promotions(),
        schema: promotionsSchema,
        owner: null,
      })),
    ),
    promotion: build.query<CachedResult<Promotion>, string>(
      providerQuery('Promotion', (promotionId) => ({
        path: providerPaths.promotion(promotionId),
        schema: promotionSchema,
        owner: null,
      })),
    ),
  }),
})

export const { useAvailablePromotionQuery, usePromotionsQuery, usePromotionQuery } = promotionApi
