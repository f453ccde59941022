import type { DepositRecord, WithdrawRecord } from '../../../contract/history'
import type { Satang } from '../../../lib/money'
import type { MoneyStatus } from '../parts/statusLook'

export interface Transaction {
  kind: 'deposit' | 'withdraw'
  id: string
  /** Never negative; the kind gives the direction. */
  amount: Satang
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
}

/** Both histories in one, newest first. */
export function mergeHistories(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
): Transaction[] {
  return [...deposits.map(ofDeposit), ...withdraws.map(ofWithdraw)].toSorted(
    (one, other) => other.at - one.at || (one.id < other.id ? -1 : 1),
  )
}

function ofDeposit(record: DepositRecord): Transaction {
  const { depositId, status, createdAt, decidedAt, bank_name, reason } = record
  return {
    kind: 'deposit',
    id: depositId,
    amount: status === 'confirmed' ? record.creditedAmount : record.amount,
    status,
    at: createdAt,
    endedAt: decidedAt,
    bank: bank_name,
    bookNumber: null,
    reason,
    bankRef: null,
  }
}

function ofWithdraw(record: WithdrawRecord): Transaction {
  const { withdrawId, status, amount, createdAt, paidAt, bank_name, book_number } = record
  return {
    kind: 'withdraw',
    id: withdrawId,
    amount,
    status,
    at: createdAt,
    endedAt: paidAt,
    bank: bank_name,
    bookNumber: book_number,
    reason: record.reason,
    bankRef: record.bankRef,
  }
}
