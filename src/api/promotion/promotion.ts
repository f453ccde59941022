import type * as v from 'valibot'
import {
  type AvailablePromotion,
  availablePromotionSchema,
  cancelRequestSchema,
  type Promotion,
  promotionSchema,
  promotionsSchema,
  type Received,
  receivedListSchema,
  receivedSchema,
  receiveRequestSchema,
} from '#contract/promotion/promotion'
import { providerPaths } from '#contract/provider'
import { bangkokDay, isOpenAt } from '#lib/time'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages, providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { useAskAgainWhen } from '../client/refetch'
import { paymentKind } from '../payments/paymentKind'

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The promotions that a player has claimed and those they may claim. */
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

export const receivedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every promotion that a player ever claimed, newest first. */
    receivedAll: build.infiniteQuery<CachedResult<Received[]>, string, Cursor>(
      providerPages('Promotion', (userId) => ({
        path: providerPaths.receivedAll(userId),
        schema: receivedListSchema,
        owner: userId,
      })),
    ),
    /** The promotion claimed with a deposit. A provider that ignores `depositId` returns others too. */
    receivedWith: build.query<CachedResult<Received[]>, { userId: string; depositId: string }>(
      providerQuery('Promotion', ({ userId, depositId }) => ({
        path: `${providerPaths.receivedAll(userId)}?${new URLSearchParams({ depositId })}`,
        schema: receivedListSchema,
        owner: userId,
      })),
    ),
    /** Claims a promotion. It is active at once, or waits for a deposit. */
    receivePromotion: build.mutation<Received, v.InferInput<typeof receiveRequestSchema>>(
      providerMutation({
        path: providerPaths.receivePromotion(),
        answer: receivedSchema,
        changes: ['Promotion', 'Balance', 'Player'],
      }),
    ),
    /** Cancels a promotion. Its bonus pot is forfeited; the player's own money stays. */
    cancelPromotion: build.mutation<Received, v.InferInput<typeof cancelRequestSchema>>(
      providerMutation({
        path: providerPaths.cancelPromotion(),
        answer: receivedSchema,
        changes: ['Promotion', 'Balance', 'Player', 'History'],
      }),
    ),
  }),
})

export const { useReceivedAllInfiniteQuery, useReceivedWithQuery } = receivedApi

export const promotionPayment = paymentKind(
  'promotion',
  receivedApi.endpoints.receivePromotion,
  receiveRequestSchema,
)

export const promotionCancelPayment = paymentKind(
  'promotioncancel',
  receivedApi.endpoints.cancelPromotion,
  cancelRequestSchema,
)

/**
 * Loads the promotions again when one of them begins or ends, when its daily hours begin or end, and when a
 * new day begins in Bangkok. Some depend on the day: on certain days, once a day, or for the day's first
 * deposit.
 */
export function usePromotionTimes(promotions: readonly Promotion[] = []): void {
  useAskAgainWhen('Promotion', (moment) =>
    [
      bangkokDay(moment),
      ...promotions.map(({ startAt, endAt, hours }) => [
        moment < (startAt ?? 0),
        moment < (endAt ?? 0),
        hours && isOpenAt(moment, hours.from, hours.to),
      ]),
    ].join(),
  )
}
