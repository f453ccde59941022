import type * as v from 'valibot'
import type { Dated } from '#api/cache/dated'
import { api } from '#api/client/api'
import { fromProvider } from '#api/client/fromProvider'
import { toProvider } from '#api/client/toProvider'
import {
  type SupportMessage,
  supportMessageSchema,
  type supportOrderSchema,
  supportThreadSchema,
} from '#contract/help/support'
import { providerPaths } from '#contract/provider'

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the player and the operator's staff have written each other, oldest first. */
    supportThread: build.query<Dated<SupportMessage[]>, string>(
      fromProvider('Support', (userId) => ({
        path: providerPaths.support(userId),
        schema: supportThreadSchema,
        owner: userId,
      })),
    ),
    sendSupportMessage: build.mutation<SupportMessage, v.InferInput<typeof supportOrderSchema>>(
      toProvider({
        path: providerPaths.supportMessage(),
        answer: supportMessageSchema,
        changes: ['Support'],
      }),
    ),
  }),
})

export const { useSupportThreadQuery } = supportApi
