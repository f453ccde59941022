import { type Satang, satang } from '../../../src/lib/money'
import { dayMs } from '../../../src/lib/time'
import type { DepositRow, PromotionRow, ReceivedRow } from '../rows'

/** The receipt of a promotion that came with a confirmed deposit. */
export function makeReceipt(
  deposit: DepositRow,
  promotion: PromotionRow,
  status: 'active' | 'completed',
  count: number,
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
    status,
    ...(status === 'active' && { activeKey: deposit.userId }),
    receivedAt,
    activatedAt: receivedAt,
    expiresAt: later(receivedAt, promotion.expireDays * dayMs),
    closedAt: status === 'completed' ? later(receivedAt, dayMs / 4) : null,
    reason: null,
  }
}

/** Percentages are rounded down to the satang. */
function bonusOf(promotion: PromotionRow, deposit: Satang): Satang {
  const { bonusMode, bonusFixed, bonusPercent, bonusMax } = promotion
  if (bonusMode === 'fixed') return bonusFixed
  return satang(Math.min(bonusMax, Math.floor((deposit * bonusPercent) / 100)))
}

/** The factor has one decimal, so it is applied as a whole number of tenths. */
function turnoverOf(promotion: PromotionRow, deposit: Satang, bonus: Satang): Satang {
  const base = {
    'deposit+bonus': deposit + bonus,
    bonus,
    deposit: Number(deposit),
  }[promotion.turnoverBase]
  return satang(Math.ceil((base * Math.round(promotion.turnoverX * 10)) / 10))
}

function later(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString()
}
