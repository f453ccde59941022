import type {
  DepositRecord,
  DepositStatus,
  WithdrawRecord,
  WithdrawStatus,
} from '../../../contract/history'
import type { Satang } from '../../../lib/money'

interface Entry<Kind extends string, Status extends string> {
  kind: Kind
  id: string
  /** Never negative; the kind gives the direction. */
  amount: Satang
  status: Status
  /** When it was asked for, in milliseconds since 1970. */
  at: number
}

export type Transaction = Entry<'deposit', DepositStatus> | Entry<'withdraw', WithdrawStatus>

/** The `count` latest rows of both histories, newest first. */
export function lastTransactions(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
  count: number,
): Transaction[] {
  return [...deposits.map(ofDeposit), ...withdraws.map(ofWithdraw)]
    .toSorted((one, other) => other.at - one.at || one.id.localeCompare(other.id))
    .slice(0, count)
}

function ofDeposit(record: DepositRecord): Transaction {
  const { depositId: id, status, createdAt: at } = record
  const amount = status === 'confirmed' ? record.creditedAmount : record.amount
  return { kind: 'deposit', id, amount, status, at }
}

function ofWithdraw({
  withdrawId: id,
  amount,
  status,
  createdAt: at,
}: WithdrawRecord): Transaction {
  return { kind: 'withdraw', id, amount, status, at }
}
