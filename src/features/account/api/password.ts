import type * as v from 'valibot'
import { api } from '#api/client/api'
import { providerMutation } from '#api/client/providerOrder'
import {
  type PasswordAnswer,
  passwordAnswerSchema,
  type passwordOrderSchema,
} from '#contract/account/account'
import { providerPaths } from '#contract/provider'

export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Start it with `track: false`: passwords must not enter the store. */
    changePassword: build.mutation<PasswordAnswer, v.InferInput<typeof passwordOrderSchema>>(
      providerMutation({
        path: providerPaths.changePassword(),
        answer: passwordAnswerSchema,
        changes: [],
      }),
    ),
  }),
})
