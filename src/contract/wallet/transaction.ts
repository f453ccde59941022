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
  /** What was asked for; never negative. */
  amount: Satang
  /** What the credit changed by: zero for money that did not arrive, or went back. */
  change: Satang
  /** What of the amount the transfer costs the player: zero for a deposit, and for what went back. */
  fee: Satang
  status: MoneyStatus
  /** When it was asked for, in milliseconds since 1970. */
  at: number
  /** When it was decided, if it was. */
  endedAt: number | null
  /** The other side's bank: the operator's for a deposit, the player's for a withdrawal. */
  bank: string
  /** The player's own account; null for a deposit. */
  bookNumber: string | null
  reason: string | null
  bankRef: string | null
  /** The oldest first; none from a provider that does not say. */
  steps: readonly TransactionStep[]
}

/** Both histories in one, newest first. */
export function mergeHistories(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
): Transaction[] {
  return [...deposits.map(ofDeposit), ...withdraws.map(ofWithdraw)].toSorted(newestFirst)
}

/** Of one moment the greater id first, as pages of a history have them. */
export function newestFirst(one: Transaction, other: Transaction): number {
  return other.at - one.at || (one.id < other.id ? 1 : -1)
}

/** Statuses from which nothing is to come any more. */
const finalStatuses: readonly MoneyStatus[] = [
  'confirmed',
  'paid',
  'expired',
  'rejected',
  'cancelled',
]

export function isFinal({ status }: Pick<Transaction, 'status'>): boolean {
  return finalStatuses.includes(status)
}

/** Whether the money is where it was meant to go. */
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

/** The amount leaves the credit when it is asked for, and comes back when it is refused. */
function ofWithdraw(record: WithdrawRecord): Transaction {
  const { withdrawId, status, amount, createdAt, paidAt, bank_name, book_number } = record
  return {
    kind: 'withdraw',
    id: withdrawId,
    amount,
    change: satang(status === 'rejected' ? 0 : 0 - amount),
    fee: satang(status === 'rejected' ? 0 : record.fee),
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
