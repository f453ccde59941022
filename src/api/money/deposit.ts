import type * as v from 'valibot'
import { providerPaths } from '#contract/provider'
import { type TransferBank, transferBanksSchema } from '#contract/site/site'
import {
  type Deposit,
  type DepositRecord,
  depositRecordSchema,
  depositRecordsSchema,
  depositRequestSchema,
  depositSchema,
  depositStepSchema,
  type slipRequestSchema,
} from '#contract/wallet/wallet'
import { transferBankSegment } from '#lib/environment'
import { satangFromBaht } from '#lib/money'
import { sessionOwner } from '../cache/cachedAnswers'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'
import { newRow, type RequestHistory } from '../payments/requestHistory'

type Step = v.InferInput<typeof depositStepSchema>

/** `userId`: the player for whom the answer is cached. */
export interface DepositOf {
  userId: string
  depositId: string
}

/**
 * The tags that each step of a deposit changes: a deposit counts against the player's limits, and a
 * confirmed one changes the credit and the promotion and earns points.
 */
export const depositChanges = [
  'History',
  'Balance',
  'Promotion',
  'Protection',
  'Reward',
  'Notification',
] as const

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The operator's accounts that receive deposits. */
    transferBanks: build.query<CachedResult<TransferBank[]>, void>(
      providerQuery('Bank', () => ({
        path: providerPaths.transferBanks(transferBankSegment),
        schema: transferBanksSchema,
        owner: sessionOwner(),
      })),
    ),
    depositTransaction: build.query<CachedResult<Deposit>, DepositOf>(
      providerQuery('History', ({ userId, depositId }) => ({
        path: providerPaths.depositTransaction(depositId),
        schema: depositSchema,
        owner: userId,
      })),
    ),
    deposit: build.mutation<DepositRecord, v.InferInput<typeof depositRequestSchema>>(
      providerMutation({
        path: providerPaths.deposit(),
        answer: depositRecordSchema,
        changes: depositChanges,
      }),
    ),
    /** Reports that the player has sent the money. */
    submitDeposit: build.mutation<DepositRecord, Step>(
      providerMutation({
        path: providerPaths.depositSubmit(),
        answer: depositRecordSchema,
        changes: depositChanges,
      }),
    ),
    cancelDeposit: build.mutation<DepositRecord, Step>(
      providerMutation({
        path: providerPaths.depositCancel(),
        answer: depositRecordSchema,
        changes: depositChanges,
      }),
    ),
    sendSlip: build.mutation<DepositRecord, v.InferInput<typeof slipRequestSchema>>(
      providerMutation({
        path: providerPaths.depositSlip(),
        answer: depositRecordSchema,
        changes: depositChanges,
      }),
    ),
  }),
})

export const { useDepositTransactionQuery, useTransferBanksQuery } = depositApi
export const { useQueryState: useDepositTransactionState } = depositApi.endpoints.depositTransaction

type DepositHistory = RequestHistory<DepositRecord>

const history = (find: DepositHistory['find']): DepositHistory => ({
  path: providerPaths.depositHistory,
  schema: depositRecordsSchema,
  find,
})

/** The most that the provider adds to an amount to make it unique. Satang. */
const mostAdded = 99

export const depositPayment = paymentKind(
  'deposit',
  depositApi.endpoints.deposit,
  depositRequestSchema,
  history((rows, request) => {
    const asked = satangFromBaht(Number(request.order['amount']))
    return newRow(rows, request, ({ amount }) => amount >= asked && amount <= asked + mostAdded)
  }),
)

/** Finds a step by the status of its deposit, which stays `pending` until the step arrives. */
function step(isTaken: (status: DepositRecord['status']) => boolean): DepositHistory {
  return history((rows, { order: body }) => {
    const row = rows.find(({ depositId }) => depositId === body['depositId'])
    if (row === undefined) return 'unclear'
    if (isTaken(row.status)) return { row }
    return row.status === 'pending' ? 'undelivered' : 'unclear'
  })
}

export const depositSentPayment = paymentKind(
  'deposit-sent',
  depositApi.endpoints.submitDeposit,
  depositStepSchema,
  step((status) => !['pending', 'cancelled', 'expired'].includes(status)),
)

export const depositCancelPayment = paymentKind(
  'deposit-cancel',
  depositApi.endpoints.cancelDeposit,
  depositStepSchema,
  step((status) => status === 'cancelled'),
)
