/** Endpoints for the staff member's session, password and second factor. */
import * as v from 'valibot'
import {
  type Counters,
  countersSchema,
  otpEnrolmentSchema,
  recoveryCodesSchema,
} from '#contract/admin/account'
import { foundSchema } from '#contract/admin/search'
import { adminApi, adminQuery, adminRequest } from './adminApi'

interface OwnPasswordRequest {
  requestId: string
  password: string
  newPassword: string
}

interface OtpConfirmation {
  requestId: string
  newCode: string
  password: string
  code: string
}

export const {
  useCountersQuery,
  useSearchQuery,
  useAutomaticQuery,
  useSetAutomaticMutation,
  useOwnPasswordMutation,
  useEnrolOtpMutation,
  useConfirmOtpMutation,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    counters: build.query({
      ...adminQuery<Counters, void>(() => ({ call: 'counters', schema: countersSchema })),
    }),
    search: build.query({
      ...adminQuery((query: { q: string; lang: string }) => ({
        call: 'search' as const,
        schema: foundSchema,
        query,
      })),
    }),
    automatic: build.query({
      ...adminQuery<{ automatic: boolean }, void>(() => ({
        call: 'automatic',
        schema: v.object({ automatic: v.boolean() }),
      })),
    }),
    setAutomatic: build.mutation({
      ...adminRequest<{ requestId: string; automatic: boolean }, unknown>(
        'setAutomatic',
        v.unknown(),
      ),
    }),
    ownPassword: build.mutation({
      ...adminRequest<OwnPasswordRequest, unknown>('ownPassword', v.unknown()),
    }),
    enrolOtp: build.mutation({
      ...adminRequest<{ requestId: string }, v.InferOutput<typeof otpEnrolmentSchema>>(
        'enrolOtp',
        otpEnrolmentSchema,
      ),
    }),
    confirmOtp: build.mutation({
      ...adminRequest<OtpConfirmation, v.InferOutput<typeof recoveryCodesSchema>>(
        'confirmOtp',
        recoveryCodesSchema,
      ),
    }),
  }),
})
