import type * as v from 'valibot'
import {
  type AvailablePromotion,
  availablePromotionSchema,
  cancelOrderSchema,
  type Promotion,
  promotionSchema,
  promotionsSchema,
  type Received,
  receivedListSchema,
  receivedSchema,
  receiveOrderSchema,
} from '#contract/promotion/promotion'
import { providerPaths } from '#contract/provider'
import { bangkokDay, isOpenAt } from '#lib/time'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages, providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerOrder'
import { useAskAgainWhen } from '../client/refetch'
import { moneyOrder } from '../money/moneyOrder'

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

export const receivedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every promotion that a player ever took, newest first. */
    receivedAll: build.infiniteQuery<CachedResult<Received[]>, string, Cursor>(
      providerPages('Promotion', (userId) => ({
        path: providerPaths.receivedAll(userId),
        schema: receivedListSchema,
        owner: userId,
      })),
    ),
    /** The promotion that was taken with a deposit; a provider that does not look for it answers others too. */
    receivedWith: build.query<CachedResult<Received[]>, { userId: string; depositId: string }>(
      providerQuery('Promotion', ({ userId, depositId }) => ({
        path: `${providerPaths.receivedAll(userId)}?${new URLSearchParams({ depositId })}`,
        schema: receivedListSchema,
        owner: userId,
      })),
    ),
    /** Takes a promotion: it is active at once, or waits for a deposit. */
    receivePromotion: build.mutation<Received, v.InferInput<typeof receiveOrderSchema>>(
      providerMutation({
        path: providerPaths.receivePromotion(),
        answer: receivedSchema,
        changes: ['Promotion', 'Balance', 'Player'],
      }),
    ),
    /** Cancels a promotion: its bonus pot is forfeited, own money stays. */
    cancelPromotion: build.mutation<Received, v.InferInput<typeof cancelOrderSchema>>(
      providerMutation({
        path: providerPaths.cancelPromotion(),
        answer: receivedSchema,
        changes: ['Promotion', 'Balance', 'Player', 'History'],
      }),
    ),
  }),
})

export const { useReceivedAllInfiniteQuery, useReceivedWithQuery } = receivedApi

export const receiveOrder = moneyOrder(
  'promotion',
  receivedApi.endpoints.receivePromotion,
  receiveOrderSchema,
)

export const cancelOrder = moneyOrder(
  'promotioncancel',
  receivedApi.endpoints.cancelPromotion,
  cancelOrderSchema,
)

/**
 * Asks anew which promotions there are when one of these begins, ends, or its hours do, and when a day begins:
 * some are for certain days, once a day, or for its first deposit.
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
