import type * as v from 'valibot'
import {
  type PasswordAnswer,
  passwordAnswerSchema,
  type passwordOrderSchema,
} from '../contract/password'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import { toProvider } from './toProvider'

export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** To be started with `track: false`: passwords have no place in the store. */
    changePassword: build.mutation<PasswordAnswer, v.InferInput<typeof passwordOrderSchema>>(
      toProvider({
        path: providerPaths.changePassword(),
        answer: passwordAnswerSchema,
        changes: [],
      }),
    ),
  }),
})
