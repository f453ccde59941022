import type * as v from 'valibot'
import { api } from '#api/client/api'
import { providerMutation } from '#api/client/providerRequest'
import { type PlayerRecord, playerRecordSchema } from '#contract/account/account'
import { providerPaths } from '#contract/provider'
import type { acceptRulesSchema } from '#contract/site/rules'

export const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptRules: build.mutation<PlayerRecord, v.InferInput<typeof acceptRulesSchema>>(
      providerMutation({
        path: providerPaths.acceptRules(),
        answer: playerRecordSchema,
        changes: ['Player', 'Setting'],
      }),
    ),
  }),
})

export const { useAcceptRulesMutation } = rulesApi
