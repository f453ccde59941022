import { providerPaths } from '#contract/provider'
import {
  type RedeemRequest,
  type Redemption,
  redeemRequestSchema,
  redemptionSchema,
  redemptionsSchema,
} from '#contract/rewards/rewards'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'

export const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The credit codes that a player redeemed. */
    codeHistory: build.infiniteQuery<CachedResult<Redemption[]>, string, Cursor>(
      providerPages('Reward', (userId) => ({
        path: providerPaths.codeHistory(userId),
        schema: redemptionsSchema,
        owner: userId,
      })),
    ),
    redeemCode: build.mutation<Redemption, RedeemRequest>(
      providerMutation({
        path: providerPaths.redeemCode(),
        answer: redemptionSchema,
        changes: ['Reward', 'Balance'],
      }),
    ),
  }),
})

export const { useCodeHistoryInfiniteQuery } = codeApi

export const codePayment = paymentKind('code', codeApi.endpoints.redeemCode, redeemRequestSchema)
