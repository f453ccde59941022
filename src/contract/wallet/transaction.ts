/** Deposits and withdrawals as rows of one list. */
import { type Satang, satang } from '#lib/money'
import type {
  DepositRecord,
  DepositStatus,
  StepActor,
  WithdrawRecord,
  WithdrawStatus,
} from './wallet'

export type MoneyStatus = DepositStatus | WithdrawStatus

/** One change of status. */
export interface TransactionStep {
  status: MoneyStatus
  /** Milliseconds since 1970. */
  at: number
  by: StepActor
  reason: string | null
}

export interface Transaction {
  kind: 'deposit' | 'withdraw'
  id: string
  /** Requested amount; never negative. */
  amount: Satang
  /** Change of the credit: zero for money that did not arrive, or was returned. */
  change: Satang
  /** Transfer fee of the player, part of the amount: zero for a deposit, and for a returned withdrawal. */
  fee: Satang
  status: MoneyStatus
  /** Time of the request, in milliseconds since 1970. */
  at: number
  /** Time of the decision, if any. */
  endedAt: number | null
  /** The other side's bank: the operator's for a deposit, the player's for a withdrawal. */
  bank: string
  /** The player's own account; null for a deposit. */
  bookNumber: string | null
  reason: string | null
  bankRef: string | null
  /** Oldest first; empty if the provider does not send them. */
  steps: readonly TransactionStep[]
}

/** Merges both histories, newest first. */
export function mergeHistories(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
): Transaction[] {
  return [...deposits.map(ofDeposit), ...withdraws.map(ofWithdraw)].toSorted(newestFirst)
}

/** At the same time, the greater id comes first, as in the pages of a history. */
export function newestFirst(one: Transaction, other: Transaction): number {
  return other.at - one.at || (one.id < other.id ? 1 : -1)
}

/** Statuses after which nothing changes any more. */
const finalStatuses: readonly MoneyStatus[] = [
  'confirmed',
  'paid',
  'expired',
  'rejected',
  'cancelled',
  'returned',
]

export function isFinal({ status }: Pick<Transaction, 'status'>): boolean {
  return finalStatuses.includes(status)
}

/** @returns true if the money has reached its destination */
export function isCompleted({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'confirmed' || status === 'paid'
}

function ofDeposit(record: DepositRecord): Transaction {
  const { depositId, status, createdAt, decidedAt, bank_name, reason, amount } = record
  return {
    kind: 'deposit',
    id: depositId,
    amount,
    change: satang(status === 'confirmed' ? record.creditedAmount : 0),
    fee: satang(0),
    status,
    at: createdAt,
    endedAt: decidedAt,
    bank: bank_name,
    bookNumber: null,
    reason,
    bankRef: null,
    steps: record.steps,
  }
}

/** The amount leaves the credit with the request. It returns with a rejection, and if the bank sends it back. */
function ofWithdraw(record: WithdrawRecord): Transaction {
  const { withdrawId, status, amount, createdAt, paidAt, bank_name, book_number } = record
  const isBack = status === 'rejected' || status === 'returned'
  return {
    kind: 'withdraw',
    id: withdrawId,
    amount,
    change: satang(isBack ? 0 : 0 - amount),
    fee: satang(isBack ? 0 : record.fee),
    status,
    at: createdAt,
    endedAt: paidAt,
    bank: bank_name,
    bookNumber: book_number,
    reason: record.reason,
    bankRef: record.bankRef,
    steps: record.steps,
  }
}
