import type * as v from 'valibot'
import {
  type Cashback,
  type CashbackSetting,
  cashbackSchema,
  cashbackSettingSchema,
  cashbacksSchema,
  claimOrderSchema,
} from '../contract/cashback'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'
import { sessionOwner } from './kept'
import { moneyOrder } from './money/moneyOrder'
import { type Cursor, pagesFromProvider } from './pages'
import { toProvider } from './toProvider'

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
