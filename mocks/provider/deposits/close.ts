/** How a deposit ends. */
import type { DepositStatus } from '#contract/wallet/history'
import type { Satang } from '#lib/money'
import { database } from '../database/database'
import { isoNow, later, minuteMs } from '../database/moments'
import type { DepositRow } from '../database/rows'
import { accrueCommission } from '../invite/invite'
import { activateFor } from '../promotion/activate'
import { releaseReceipt } from '../promotion/reserve'
import { earnPoints } from '../rewards/points'
import { isAutomatic } from '../site/readSettings'
import { post } from '../wallet/ledger'

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
  await database.deposits.put({ ...closed(row, 'expired', at), expiredAt: at })
  await releaseReceipt(row, 'expired')
}

export async function rejectDeposit(row: DepositRow, reason: string, at = isoNow()): Promise<void> {
  await database.deposits.put({ ...closed(row, 'rejected', at), reason })
  await releaseReceipt(row, 'cancelled')
}

/** How long staff take to look at a deposit, at most. */
const reviewMs = 30 * minuteMs

/** What marks a row as looked at by staff from now on. */
export async function underReview(row: DepositRow): Promise<DepositRow> {
  const reviewedAt = isoNow()
  const reviewUntil = later(reviewedAt, reviewMs)
  const review = { ...closed(row, 'review'), reviewedAt, reviewUntil, decidedAt: null }
  return (await isAutomatic()) ? { ...review, dueAt: reviewUntil } : review
}

/** Money came that does not fit: staff must look at it. The player may start another deposit. */
export async function reviewDeposit(
  row: DepositRow,
  reason: string,
  arrived: Satang,
): Promise<void> {
  await database.deposits.put({ ...(await underReview(row)), reason, arrived, arrivedAt: isoNow() })
}

/** The simulated staff: the right amount is credited however late, any other goes back. */
export function answerReview(row: DepositRow, at: string): Promise<void> {
  return row.arrived !== undefined && row.arrived !== row.amount
    ? rejectDeposit(row, 'ยอดโอนไม่ตรงกับรายการ คืนเงินเข้าบัญชีต้นทางแล้ว', at)
    : confirmDeposit(row, 'auto', at)
}
