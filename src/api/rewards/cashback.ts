import type * as v from 'valibot'
import { providerPaths } from '#contract/provider'
import {
  type Cashback,
  type CashbackSetting,
  cashbackSchema,
  cashbackSettingSchema,
  cashbacksSchema,
  claimRequestSchema,
} from '#contract/rewards/rewards'
import { sessionOwner } from '../cache/cachedAnswers'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages, providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'

export const cashbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    cashbackSetting: build.query<CachedResult<CashbackSetting>, void>(
      providerQuery('Setting', () => ({
        path: providerPaths.cashbackSetting(),
        schema: cashbackSettingSchema,
        owner: sessionOwner(),
      })),
    ),
    /** A player's periods, newest first; the first one is running. */
    cashback: build.infiniteQuery<CachedResult<Cashback[]>, string, Cursor>(
      providerPages('Reward', (userId) => ({
        path: providerPaths.cashback(userId),
        schema: cashbacksSchema,
        owner: userId,
      })),
    ),
    claimCashback: build.mutation<Cashback, v.InferInput<typeof claimRequestSchema>>(
      providerMutation({
        path: providerPaths.cashbackClaim(),
        answer: cashbackSchema,
        changes: ['Reward', 'Balance'],
      }),
    ),
  }),
})

export const { useCashbackSettingQuery, useCashbackInfiniteQuery } = cashbackApi

export const cashbackPayment = paymentKind(
  'cashback',
  cashbackApi.endpoints.claimCashback,
  claimRequestSchema,
)
