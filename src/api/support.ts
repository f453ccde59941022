import type * as v from 'valibot'
import { providerPaths } from '../contract/provider'
import {
  type SupportMessage,
  supportMessageSchema,
  type supportOrderSchema,
  supportThreadSchema,
} from '../contract/support'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'
import { toProvider } from './toProvider'

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
