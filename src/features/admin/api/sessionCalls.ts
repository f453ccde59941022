/** Endpoints for the staff member's session, password and second factor. */
import * as v from 'valibot'
import {
  type Counters,
  countersSchema,
  otpEnrolmentSchema,
  recoveryCodesSchema,
} from '#contract/admin/account'
import { adminPath } from '#contract/admin/calls'
import { foundSchema } from '#contract/admin/search'
import { staffSessionsSchema } from '#contract/admin/sessions'
import { isOnline } from '#lib/device/presence'
import { makeRequestId } from '#lib/requestId'
import { adminApi, adminQuery, adminRequest, ask } from './adminApi'
import { endAdminSession } from './adminSession'

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
  useSessionsQuery,
  useEndSessionsMutation,
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
    /** One's own sessions, or those of all staff. */
    sessions: build.query(
      adminQuery((of: 'own' | 'all') => ({
        call: 'sessions' as const,
        schema: staffSessionsSchema,
        query: { of },
      })),
    ),
    endSessions: build.mutation(
      adminRequest<{ requestId: string; sessionIds: string[] }, unknown>(
        'endSessions',
        v.unknown(),
      ),
    ),
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

/** Logs out on this device at once. The request to the back end is sent only online; otherwise the session expires there. */
export function logOut(): void {
  if (isOnline()) {
    ask(adminPath('logOut'), { method: 'POST', body: { requestId: makeRequestId() } }).catch(
      (cause: unknown) => console.warn('The session ends when its time is up', cause),
    )
  }
  endAdminSession(null)
}
