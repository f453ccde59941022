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
import type { Dated } from '../cache/dated'
import { api } from '../client/api'
import { fromProvider } from '../client/fromProvider'
import { toProvider } from '../client/toProvider'
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
    protection: build.query<Dated<Protection>, string>(
      fromProvider('Protection', (userId) => ({
        path: providerPaths.protection(userId),
        schema: protectionSchema,
        owner: userId,
      })),
    ),
    setLimit: build.mutation<unknown, v.InferInput<typeof limitOrderSchema>>(
      toProvider({ path: providerPaths.limit(), answer: done, changes }),
    ),
    confirmLimit: build.mutation<unknown, v.InferInput<typeof limitConfirmSchema>>(
      toProvider({ path: providerPaths.limitConfirm(), answer: done, changes }),
    ),
    exclude: build.mutation<unknown, v.InferInput<typeof excludeOrderSchema>>(
      toProvider({
        path: providerPaths.exclude(),
        answer: done,
        changes: ['Protection', 'Player'],
      }),
    ),
    setReality: build.mutation<unknown, v.InferInput<typeof realityOrderSchema>>(
      toProvider({ path: providerPaths.reality(), answer: done, changes }),
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
