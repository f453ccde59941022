import type * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { providerQuery } from '#api/client/provider'
import { providerMutation } from '#api/client/providerRequest'
import {
  type SupportMessage,
  supportMessageSchema,
  type supportRequestSchema,
  supportThreadSchema,
} from '#contract/help/support'
import { providerPaths } from '#contract/provider'

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages between the player and staff, oldest first. */
    supportThread: build.query<CachedResult<SupportMessage[]>, string>(
      providerQuery('Support', (userId) => ({
        path: providerPaths.support(userId),
        schema: supportThreadSchema,
        owner: userId,
      })),
    ),
    sendSupportMessage: build.mutation<SupportMessage, v.InferInput<typeof supportRequestSchema>>(
      providerMutation({
        path: providerPaths.supportMessage(),
        answer: supportMessageSchema,
        changes: ['Support'],
      }),
    ),
  }),
})

export const { useSupportThreadQuery } = supportApi
