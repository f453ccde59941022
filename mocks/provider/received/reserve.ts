/** Receipts that wait for their deposit. */
import { type Satang, satang } from '../../../src/lib/money'
import { randomText } from '../../random'
import { database } from '../database'
import { isoNow, later, minuteMs } from '../moments'
import { Refused } from '../refused'
import type { DepositRow, PromotionRow, ReceivedRow } from '../rows'
import { requireEligible } from './eligibility'

/** How long a received promotion waits for its deposit. */
const waitMs = 24 * 60 * minuteMs

/** Takes a promotion with a deposit; one that waited already is used, another one is given up. */
export async function reserve(
  userId: string,
  PromotionID: string,
  depositId: string,
  amount: Satang,
): Promise<void> {
  const promotion = await requireEligible(userId, PromotionID)
  if (amount < promotion.minDeposit) {
    throw new Refused('promonoteligible', { why: 'mindeposit' })
  }
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.PromotionID === PromotionID) {
    await database.received.put({ ...waiting, depositId })
    return
  }
  if (waiting) await endWaiting(waiting, 'cancelled')
  await database.received.add(makeWaiting(userId, promotion, depositId))
}

export function makeWaiting(
  userId: string,
  promotion: PromotionRow,
  depositId: string | null,
): ReceivedRow {
  const receivedAt = isoNow()
  return {
    receivedId: `R${randomText(10)}`,
    userId,
    PromotionID: promotion.PromotionID,
    PromotionName: promotion.PromotionName,
    version: promotion.version,
    depositId,
    deposit: satang(0),
    bonus: satang(0),
    turnoverRequired: satang(0),
    turnoverDone: satang(0),
    maxWithdraw: promotion.maxWithdraw,
    status: 'received',
    waitingKey: userId,
    receivedAt,
    activatedAt: null,
    expiresAt: later(receivedAt, waitMs),
    closedAt: null,
    reason: null,
  }
}

/** The deposit ends without money: what waited for it ends with it. */
export async function releaseReceipt(
  { depositId, userId }: DepositRow,
  status: 'cancelled' | 'expired',
): Promise<void> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.depositId === depositId) await endWaiting(waiting, status)
}

export async function endWaiting(
  row: ReceivedRow,
  status: 'cancelled' | 'expired',
  reason: string | null = null,
): Promise<ReceivedRow> {
  const { waitingKey: _, ...rest } = row
  const next = { ...rest, status, reason, closedAt: isoNow() }
  await database.received.put(next)
  return next
}
