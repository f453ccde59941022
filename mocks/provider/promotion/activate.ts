/** Activates a promotion and grants its bonus. */

import { bonusOf, promotionTurnover } from '#contract/promotion/terms'
import { type Satang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later } from '../../clock'
import { database } from '../database/database'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { blockOf } from '../protection/protection'
import { balanceOf, post } from '../wallet/ledger'
import { completeReceived, endWaiting } from './close'
import { countUsed, termsOf } from './eligibility'
import { nextPlace } from './locks'

/** Activates what waits for this deposit, in the transaction that confirms it, or ends it with the reason why not. */
export async function activateFor(deposit: DepositRow, at: string): Promise<void> {
  const waiting = await database.received.where({ waitingKey: deposit.userId }).first()
  if (waiting?.depositId !== deposit.depositId) return
  const promotion = await termsOf(waiting)
  const { userId } = deposit
  const active = await database.received.where({ activeKey: userId }).count()
  const full =
    promotion !== undefined &&
    promotion.quota > 0 &&
    (await countUsed(promotion.PromotionID)) >= promotion.quota
  if (await blockOf(userId)) await endWaiting(waiting, 'cancelled', 'break')
  else if (!promotion || active > 0) await endWaiting(waiting, 'cancelled', 'replaced')
  else if (full) await endWaiting(waiting, 'cancelled', 'quota')
  else await activate(waiting, promotion, deposit.credited, at)
}

/** The turnover is fixed now: later changes of the promotion do not change it. */
export async function activate(
  reserved: ReceivedRow,
  promotion: PromotionRow,
  deposit: Satang,
  at: string,
): Promise<ReceivedRow> {
  const { waitingKey: _, ...waiting } = reserved
  const bonus = bonusOf(promotion, deposit)
  const turnoverRequired = promotionTurnover(promotion, deposit, bonus)
  const { userId } = waiting
  const activated: ReceivedRow = {
    ...waiting,
    version: promotion.version,
    maxWithdraw: promotion.maxWithdraw,
    deposit,
    bonus,
    turnoverRequired,
    turnoverDone: satang(0),
    own: await balanceOf(userId),
    place: await nextPlace(userId),
    status: 'active',
    activeKey: userId,
    activatedAt: at,
    expiresAt: later(at, promotion.expireDays * dayMs),
  }
  await database.received.put(activated)
  if (bonus > 0) {
    await post({
      userId,
      type: 'bonus',
      amount: bonus,
      refType: 'received',
      refId: activated.receivedId,
      idemKey: `bonus:${activated.receivedId}`,
      actor: 'system',
      at,
    })
  }
  return turnoverRequired === 0 ? completeReceived(activated, at) : activated
}
