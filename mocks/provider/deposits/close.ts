/** How a deposit ends. */
import type { DepositStatus } from '../../../src/contract/history'
import { database } from '../database'
import { accrueCommission } from '../invite'
import { post } from '../ledger'
import { isoNow } from '../moments'
import { activateFor } from '../received/activate'
import { releaseReceipt } from '../received/reserve'
import { earnPoints } from '../rewards/points'
import type { DepositRow } from '../rows'

/** The row without what marked it as open: its amount and its player are free for another. */
export function closed(row: DepositRow, status: DepositStatus, at = isoNow()): DepositRow {
  const { openKey: _, openUser: __, dueAt: ___, ...rest } = row
  return { ...rest, status, decidedAt: at }
}

/** The money is there: credit, commission, points and promotion, all in the caller's transaction. */
export async function confirmDeposit(row: DepositRow, actor: string, at: string): Promise<void> {
  const { depositId, userId, amount } = row
  const next = { ...closed(row, 'confirmed', at), credited: amount, reason: null }
  await database.deposits.put(next)
  await post({
    userId,
    type: 'deposit',
    amount,
    refType: 'deposit',
    refId: depositId,
    idemKey: `deposit:${depositId}`,
    actor,
    at,
  })
  await accrueCommission(next, at)
  await earnPoints(next, at)
  await activateFor(next, at)
}

/** The money did not come in time. A slip may still bring the deposit back, without its promotion. */
export async function expireDeposit(row: DepositRow, at: string): Promise<void> {
  await database.deposits.put(closed(row, 'expired', at))
  await releaseReceipt(row, 'expired')
}

export async function rejectDeposit(row: DepositRow, reason: string): Promise<void> {
  await database.deposits.put({ ...closed(row, 'rejected'), reason })
  await releaseReceipt(row, 'cancelled')
}

/** Money came that does not fit: an admin must look at it. The player may start another deposit. */
export async function reviewDeposit(row: DepositRow, reason: string): Promise<void> {
  await database.deposits.put({ ...closed(row, 'review'), reason, decidedAt: null })
}
