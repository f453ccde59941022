/** A promotion comes into force, with its bonus. */
import { type Satang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later } from '../../clock'
import { database } from '../database/database'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { blockOf } from '../protection/inForce'
import { balanceOf, post } from '../wallet/ledger'
import { completeReceipt, endWaiting } from './close'
import { countUsed, termsOf } from './eligibility'
import { nextPlace } from './locks'
import { bonusOf, turnoverOf } from './rules'

/** In the transaction that confirms the deposit. The deposit counts, whatever comes of the promotion. */
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
  const { userId } = waiting
  const receipt: ReceivedRow = {
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
  await database.received.put(receipt)
  if (bonus > 0) {
    await post({
      userId,
      type: 'bonus',
      amount: bonus,
      refType: 'received',
      refId: receipt.receivedId,
      idemKey: `bonus:${receipt.receivedId}`,
      actor: 'system',
      at,
    })
  }
  return turnoverRequired === 0 ? completeReceipt(receipt, at) : receipt
}
