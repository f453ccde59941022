import { type Satang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { bonusOf, turnoverOf } from '../promotion/bonus'

/** The receipt of a promotion that came with a confirmed deposit. */
export function makeReceipt(
  deposit: DepositRow,
  promotion: PromotionRow,
  status: 'active' | 'completed',
  count: number,
  own: Satang,
): ReceivedRow {
  const receivedAt = deposit.decidedAt ?? deposit.createdAt
  const bonus = bonusOf(promotion, deposit.credited)
  const required = turnoverOf(promotion, deposit.credited, bonus)
  return {
    receivedId: `R${deposit.userId.slice(1)}${String(count).padStart(3, '0')}`,
    userId: deposit.userId,
    PromotionID: promotion.PromotionID,
    PromotionName: promotion.PromotionName,
    version: promotion.version,
    depositId: deposit.depositId,
    deposit: deposit.credited,
    bonus,
    turnoverRequired: required,
    turnoverDone: status === 'completed' ? required : satang(0),
    maxWithdraw: promotion.maxWithdraw,
    own,
    depositedSince: satang(0),
    place: 1,
    status,
    ...(status === 'active' && { activeKey: deposit.userId }),
    receivedAt,
    activatedAt: receivedAt,
    expiresAt: later(receivedAt, promotion.expireDays * dayMs),
    ...(status === 'completed' && { closedBy: 'completed' }),
    closedAt: status === 'completed' ? later(receivedAt, dayMs / 4) : null,
    reason: null,
  }
}

function later(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString()
}
