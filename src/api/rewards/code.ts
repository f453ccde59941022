import { providerPaths } from '#contract/provider'
import {
  type RedeemOrder,
  type Redemption,
  redeemOrderSchema,
  redemptionSchema,
  redemptionsSchema,
} from '#contract/rewards/code'
import type { Dated } from '../cache/dated'
import { type Cursor, pagesFromProvider } from '../cache/pages'
import { api } from '../client/api'
import { toProvider } from '../client/toProvider'
import { moneyOrder } from '../money/moneyOrder'

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
