import * as v from 'valibot'
import {
  type excludeOrderSchema,
  limitConfirmSchema,
  limitOrderSchema,
  type Protection,
  protectionSchema,
  type realityOrderSchema,
} from '#contract/protection/limits'
import { providerPaths } from '#contract/provider'
import type { CachedResult } from '../cache/cachedResult'
import { api } from '../client/api'
import { providerMutation } from '../client/providerMutation'
import { providerQuery } from '../client/providerQuery'
import { moneyOrder } from '../money/moneyOrder'

/** What comes back is not read: the protection is asked for again. */
const done = v.unknown()

const changes = ['Protection'] as const

/**
 * What protects a player. Orders are as they travel, amounts in baht. Whatever only protects is not
 * sent from here but through `protection.ts`, which keeps it first.
 */
export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    protection: build.query<CachedResult<Protection>, string>(
      providerQuery('Protection', (userId) => ({
        path: providerPaths.protection(userId),
        schema: protectionSchema,
        owner: userId,
      })),
    ),
    setLimit: build.mutation<unknown, v.InferInput<typeof limitOrderSchema>>(
      providerMutation({ path: providerPaths.limit(), answer: done, changes }),
    ),
    confirmLimit: build.mutation<unknown, v.InferInput<typeof limitConfirmSchema>>(
      providerMutation({ path: providerPaths.limitConfirm(), answer: done, changes }),
    ),
    exclude: build.mutation<unknown, v.InferInput<typeof excludeOrderSchema>>(
      providerMutation({
        path: providerPaths.exclude(),
        answer: done,
        changes: ['Protection', 'Player'],
      }),
    ),
    setReality: build.mutation<unknown, v.InferInput<typeof realityOrderSchema>>(
      providerMutation({ path: providerPaths.reality(), answer: done, changes }),
    ),
  }),
})

export const { useProtectionQuery } = limitsApi

export const limitOrder = moneyOrder('limit', limitsApi.endpoints.setLimit, limitOrderSchema)

export const limitConfirmOrder = moneyOrder(
  'limitconfirm',
  limitsApi.endpoints.confirmLimit,
  limitConfirmSchema,
)
