/** A promotion comes into force, with its bonus. */
import { type Satang, satang } from '../../../src/lib/money'
import { dayMs } from '../../../src/lib/time'
import { blockOf } from '../blocks'
import { database } from '../database'
import { post } from '../ledger'
import { later } from '../moments'
import type { DepositRow, PromotionRow, ReceivedRow } from '../rows'
import { bonusOf, turnoverOf } from './bonus'
import { countUsed } from './eligibility'
import { endWaiting } from './reserve'

/** In the transaction that confirms the deposit. The deposit counts, whatever comes of the promotion. */
export async function activateFor(deposit: DepositRow, at: string): Promise<void> {
  const waiting = await database.received.where({ waitingKey: deposit.userId }).first()
  if (waiting?.depositId !== deposit.depositId) return
  const promotion = await database.promotions.get(waiting.PromotionID)
  const { userId } = deposit
  const active = await database.received.where({ activeKey: userId }).count()
  const full =
    promotion !== undefined &&
    promotion.quota > 0 &&
    (await countUsed(promotion.PromotionID)) >= promotion.quota
  if (!promotion || full || active > 0 || (await blockOf(userId))) {
    await endWaiting(waiting, 'cancelled', full ? 'promoquota' : null)
    return
  }
  await activate(waiting, promotion, deposit.credited, at)
}

/** What must be played is fixed here, whatever becomes of the promotion afterwards. */
export async function activate(
  reserved: ReceivedRow,
  promotion: PromotionRow,
  deposit: Satang,
  at: string,
): Promise<ReceivedRow> {
  const { waitingKey: _, ...waiting } = reserved
  const bonus = bonusOf(promotion, deposit)
  const turnoverRequired = turnoverOf(promotion, deposit, bonus)
  const done = turnoverRequired === 0
  const receipt: ReceivedRow = {
    ...waiting,
    version: promotion.version,
    maxWithdraw: promotion.maxWithdraw,
    deposit,
    bonus,
    turnoverRequired,
    turnoverDone: satang(0),
    status: done ? 'completed' : 'active',
    ...(!done && { activeKey: waiting.userId }),
    activatedAt: at,
    expiresAt: later(at, promotion.expireDays * dayMs),
    closedAt: done ? at : null,
  }
  await database.received.put(receipt)
  if (bonus > 0) {
    await post({
      userId: receipt.userId,
      type: 'bonus',
      amount: bonus,
      refType: 'received',
      refId: receipt.receivedId,
      idemKey: `bonus:${receipt.receivedId}`,
      actor: 'system',
      at,
    })
  }
  return receipt
}
