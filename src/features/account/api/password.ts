import type * as v from 'valibot'
import { api } from '#api/client/api'
import { providerMutation } from '#api/client/providerRequest'
import {
  type PasswordAnswer,
  passwordAnswerSchema,
  type passwordRequestSchema,
} from '#contract/account/account'
import { providerPaths } from '#contract/provider'

export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Start it with `track: false`: passwords must not enter the store. */
    changePassword: build.mutation<PasswordAnswer, v.InferInput<typeof passwordRequestSchema>>(
      providerMutation({
        path: providerPaths.changePassword(),
        answer: passwordAnswerSchema,
        changes: [],
      }),
    ),
  }),
})
