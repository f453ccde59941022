/** Receipts that wait for their deposit. */
import type { Closer } from '#contract/promotion/received'
import { type Satang, satang } from '#lib/money'
import { randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, later, minuteMs } from '../database/moments'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { Refused } from '../refused'
import { endWaiting } from './close'
import { requireEligible } from './eligibility'
import { closeLost } from './giveUp'

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
  if (waiting) await endWaiting(waiting, 'cancelled', 'replaced')
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
    own: satang(0),
    depositedSince: satang(0),
    place: 0,
    status: 'received',
    waitingKey: userId,
    receivedAt,
    activatedAt: null,
    expiresAt: later(receivedAt, waitMs),
    closedAt: null,
    reason: null,
  }
}

/**
 * The deposit ends without money: what waited for it ends with it, and so does a promotion whose credit
 * was lost and that only this deposit could have fed.
 */
export async function releaseReceipt(
  { depositId, userId }: DepositRow,
  status: 'cancelled' | 'expired',
): Promise<void> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.depositId === depositId) await endWaiting(waiting, status, 'deposit')
  await closeLost(userId)
}

/** A receipt whose deposit is on its way does not expire: it ends with the deposit. */
export async function expireWaiting(row: ReceivedRow): Promise<void> {
  const deposit = row.depositId === null ? undefined : await database.deposits.get(row.depositId)
  if (deposit?.openUser === undefined) await endWaiting(row, 'expired', 'expired')
}

/** Given up before its deposit came; the deposit goes on without it. */
export async function giveUpWaiting(waiting: ReceivedRow, closedBy: Closer): Promise<ReceivedRow> {
  if (waiting.depositId !== null) {
    await database.deposits.update(waiting.depositId, { PromotionID: null })
  }
  return endWaiting(waiting, 'cancelled', closedBy)
}
