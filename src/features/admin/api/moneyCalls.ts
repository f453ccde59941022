/** Endpoints for deposits, withdrawals, ledger and approvals. */
import * as v from 'valibot'
import { type SecondPerson, secondPersonSchema } from '#contract/admin/guarded'
import { type ListAnswer, listSchema } from '#contract/admin/list'
import {
  type AdminDeposit,
  type AdminLedgerRow,
  type AdminWithdrawal,
  adminDepositSchema,
  adminLedgerSchema,
  adminWithdrawalSchema,
  requestOutcomeSchema,
  slipSchema,
} from '#contract/admin/money'
import { depositReviewSchema, withdrawalReviewSchema } from '#contract/admin/review'
import { type Approval, approvalSchema } from '#contract/admin/system'
import type { Self } from '../decision/SelfCheck'
import type { ListQuery } from '../list/listState'
import { adminApi, adminQuery, adminRequest } from './adminApi'

const deposits = listSchema(adminDepositSchema)
const withdrawals = listSchema(adminWithdrawalSchema)
const ledger = listSchema(adminLedgerSchema)
const approvals = listSchema(approvalSchema)
/** Only the names of the operator's accounts. */
const transferBanks = v.object({
  value: v.array(v.object({ transferBankID: v.string(), bank_name: v.string() })),
})

/** Parsers for the lists' exports. */
export const readDeposits = (body: unknown): ListAnswer<AdminDeposit> => v.parse(deposits, body)
export const readWithdrawals = (body: unknown): ListAnswer<AdminWithdrawal> =>
  v.parse(withdrawals, body)
export const readLedger = (body: unknown): ListAnswer<AdminLedgerRow> => v.parse(ledger, body)
export const readApprovals = (body: unknown): ListAnswer<Approval> => v.parse(approvals, body)

export type RequestOutcome = v.InferOutput<typeof requestOutcomeSchema>

/** With the password and code of the staff member, if the request is above a limit. */
interface StaffRequest extends Partial<Self> {
  requestId: string
}

interface DepositDecision extends StaffRequest {
  depositId: string
  decision: 'approve' | 'reject'
  status: AdminDeposit['status']
  /** Amount in baht, for an approval. */
  credit?: number
  reason?: string
}

interface WithdrawDecision extends StaffRequest {
  withdrawId: string
  decision: 'approve' | 'reject' | 'paid' | 'failed' | 'returned'
  status: AdminWithdrawal['status']
  reason?: string
  bankRef?: string
}

interface ApprovalDecision extends StaffRequest {
  approvalId: string
  decision: 'approve' | 'reject'
  reason?: string
}

interface ApprovalWithdrawal {
  requestId: string
  approvalId: string
  reason?: string
}

interface Adjustment extends StaffRequest {
  userId: string
  direction: 'add' | 'subtract'
  /** Baht. */
  amount: number
  reason: string
}

/** Tags that a player's tabs refetch after a change of credit. */
const creditMoved = ['Balance', 'History', 'Promotion', 'Reward', 'Notification'] as const

export const {
  useDepositsQuery,
  useDepositQuery,
  useLazyDepositQuery,
  useDepositSlipQuery,
  useTransferBanksQuery,
  useDecideDepositMutation,
  useWithdrawalsQuery,
  useWithdrawalQuery,
  useDecideWithdrawalMutation,
  useLedgerQuery,
  useAdjustMutation,
  useApprovalsQuery,
  useApprovalQuery,
  useSecondPersonQuery,
  useDecideApprovalMutation,
  useWithdrawApprovalMutation,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    deposits: build.query(
      adminQuery((query: ListQuery) => ({ call: 'deposits', schema: deposits, query })),
    ),
    deposit: build.query(
      adminQuery((id: string) => ({ call: 'deposit', schema: depositReviewSchema, id })),
    ),
    depositSlip: build.query(
      adminQuery((id: string) => ({ call: 'depositSlip', schema: slipSchema, id })),
    ),
    transferBanks: build.query(
      adminQuery<v.InferOutput<typeof transferBanks>, void>(() => ({
        call: 'setting',
        schema: transferBanks,
        id: 'transferbank',
      })),
    ),
    decideDeposit: build.mutation(
      adminRequest<DepositDecision, RequestOutcome>(
        'decideDeposit',
        requestOutcomeSchema,
        creditMoved,
      ),
    ),
    withdrawals: build.query(
      adminQuery((query: ListQuery) => ({ call: 'withdrawals', schema: withdrawals, query })),
    ),
    withdrawal: build.query(
      adminQuery((id: string) => ({ call: 'withdrawal', schema: withdrawalReviewSchema, id })),
    ),
    decideWithdrawal: build.mutation(
      adminRequest<WithdrawDecision, RequestOutcome>(
        'decideWithdrawal',
        requestOutcomeSchema,
        creditMoved,
      ),
    ),
    ledger: build.query(
      adminQuery((query: ListQuery) => ({ call: 'ledger', schema: ledger, query })),
    ),
    adjust: build.mutation(
      adminRequest<Adjustment, RequestOutcome>('adjust', requestOutcomeSchema, creditMoved),
    ),
    approvals: build.query(
      adminQuery((query: ListQuery) => ({ call: 'approvals', schema: approvals, query })),
    ),
    approval: build.query(
      adminQuery((id: string) => ({ call: 'approval', schema: approvalSchema, id })),
    ),
    secondPerson: build.query(
      adminQuery<SecondPerson, void>(() => ({
        call: 'secondPerson',
        schema: secondPersonSchema,
      })),
    ),
    decideApproval: build.mutation(
      adminRequest<ApprovalDecision, RequestOutcome>(
        'decideApproval',
        requestOutcomeSchema,
        creditMoved,
      ),
    ),
    withdrawApproval: build.mutation(
      adminRequest<ApprovalWithdrawal, unknown>('withdrawApproval', v.unknown()),
    ),
  }),
})
