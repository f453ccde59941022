import type * as v from 'valibot'
import { providerPaths } from '#contract/provider'
import {
  type Cashback,
  type CashbackSetting,
  cashbackSchema,
  cashbackSettingSchema,
  cashbacksSchema,
  claimOrderSchema,
} from '#contract/rewards/cashback'
import type { Dated } from '../cache/dated'
import { sessionOwner } from '../cache/kept'
import { type Cursor, pagesFromProvider } from '../cache/pages'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'
import { toProvider } from '../client/toProvider'
import { moneyOrder } from '../money/moneyOrder'

export const cashbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    cashbackSetting: build.query<Dated<CashbackSetting>, void>(
      fromProvider('Setting', () => ({
        path: providerPaths.cashbackSetting(),
        schema: cashbackSettingSchema,
        owner: sessionOwner(),
      })),
    ),
    /** A player's periods, newest first; the first one runs. */
    cashback: build.infiniteQuery<Dated<Cashback[]>, string, Cursor>(
      pagesFromProvider('Reward', (userId) => ({
        path: providerPaths.cashback(userId),
        schema: cashbacksSchema,
        owner: userId,
      })),
    ),
    claimCashback: build.mutation<Cashback, v.InferInput<typeof claimOrderSchema>>(
      toProvider({
        path: providerPaths.cashbackClaim(),
        answer: cashbackSchema,
        changes: ['Reward', 'Balance'],
      }),
    ),
  }),
})

export const { useCashbackSettingQuery, useCashbackInfiniteQuery } = cashbackApi

export const cashbackClaimOrder = moneyOrder(
  'cashback',
  cashbackApi.endpoints.claimCashback,
  claimOrderSchema,
)
