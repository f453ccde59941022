import type * as v from 'valibot'
import { providerPaths } from '#contract/provider'
import {
  type Withdrawal,
  type WithdrawRecord,
  withdrawalSchema,
  withdrawRecordSchema,
  withdrawRecordsSchema,
  withdrawRequestSchema,
} from '#contract/wallet/wallet'
import { satangFromBaht } from '#lib/money'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'
import { newRow } from '../payments/requestHistory'

export interface WithdrawalOf {
  userId: string
  withdrawId: string
}

/** The tags that a withdrawal, or a decision about one, changes. */
export const withdrawChanges = ['History', 'Balance', 'Promotion', 'Notification'] as const

export const withdrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawTransaction: build.query<CachedResult<Withdrawal>, WithdrawalOf>(
      providerQuery('History', ({ userId, withdrawId }) => ({
        path: providerPaths.withdrawTransaction(withdrawId),
        schema: withdrawalSchema,
        owner: userId,
      })),
    ),
    withdraw: build.mutation<WithdrawRecord, v.InferInput<typeof withdrawRequestSchema>>(
      providerMutation({
        path: providerPaths.withdraw(),
        answer: withdrawRecordSchema,
        // The fee and limits that the player was shown may have changed.
        changes: [...withdrawChanges, 'Setting'],
      }),
    ),
  }),
})

export const { useWithdrawTransactionQuery } = withdrawApi
export const { useQueryState: useWithdrawTransactionState } =
  withdrawApi.endpoints.withdrawTransaction

export const withdrawPayment = paymentKind(
  'withdraw',
  withdrawApi.endpoints.withdraw,
  withdrawRequestSchema,
  {
    path: providerPaths.withdrawHistory,
    schema: withdrawRecordsSchema,
    find: (rows, request) => {
      const asked = satangFromBaht(Number(request.order['amount']))
      return newRow(rows, request, ({ amount }) => amount === asked)
    },
  },
)
