import {
  type RedeemOrder,
  type Redemption,
  redeemOrderSchema,
  redemptionSchema,
  redemptionsSchema,
} from '../contract/code'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { moneyOrder } from './money/moneyOrder'
import { type Cursor, pagesFromProvider } from './pages'
import { toProvider } from './toProvider'

export const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The credit codes that a player redeemed. */
    codeHistory: build.infiniteQuery<Dated<Redemption[]>, string, Cursor>(
      pagesFromProvider('Reward', (userId) => ({
        path: providerPaths.codeHistory(userId),
        schema: redemptionsSchema,
        owner: userId,
      })),
    ),
    redeemCode: build.mutation<Redemption, RedeemOrder>(
      toProvider({
        path: providerPaths.redeemCode(),
        answer: redemptionSchema,
        changes: ['Reward', 'Balance'],
      }),
    ),
  }),
})

export const { useCodeHistoryInfiniteQuery } = codeApi

export const redeemOrder = moneyOrder('code', codeApi.endpoints.redeemCode, redeemOrderSchema)
