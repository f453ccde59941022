/**
 * Life of a claimed promotion: activation, and its end when it is completed, given up, expired or lost. While
 * it is active, its granted credit is in its own bonus pot.
 */
import { bonusOf, type Closer, promotionTurnover } from '#contract/promotion/promotion'
import { type Satang, satang, satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import { isoNow, later } from '../../clock'
import { database } from '../database/database'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { blockOf, depositsOnTheWay } from '../protection/protection'
import { balanceOf, post } from '../wallet/ledger'
import { type Locks, locksOf, nextPlace } from '../wallet/locks'
import { addToObligations, giveUpObligation } from '../wallet/obligations'
import { countUsed, termsOf } from './promotions'

/** Activates the promotion that waits for this deposit, or ends it with a reason. Joins the transaction. */
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
  if (await blockOf(userId)) await endWaiting(waiting, 'cancelled', 'break', at)
  else if (!promotion || active > 0) await endWaiting(waiting, 'cancelled', 'replaced', at)
  else if (full) await endWaiting(waiting, 'cancelled', 'quota', at)
  else if (deposit.credited < promotion.minDeposit)
    await endWaiting(waiting, 'cancelled', 'deposit', at)
  else await activate(waiting, promotion, deposit.credited, at)
}

/** Fixes the required turnover, which later changes of the promotion do not affect. */
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
    pot: satang(0),
    place: nextPlace(await locksOf(userId)),
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
      pots: { [activated.receivedId]: bonus },
      at,
    })
  }
  const granted = { ...activated, pot: bonus }
  return turnoverRequired === 0 ? completeReceived(granted, at) : granted
}

/** Ends a promotion that was given up or has expired: forfeits its pot; own money and other pots stay. */
export async function closeReceived(
  row: ReceivedRow,
  closedBy: Closer,
  at = isoNow(),
): Promise<ReceivedRow> {
  const { userId, receivedId, pot } = row
  const status = closedBy === 'expired' ? 'expired' : 'cancelled'
  const closed = await end({ ...row, status, closedBy, forfeited: pot }, at)
  if (pot > 0) {
    const amount = satang(0 - pot)
    await post({
      userId,
      type: 'bonus_forfeit',
      amount,
      refType: 'received',
      refId: receivedId,
      idemKey: `bonus_forfeit:${receivedId}`,
      actor: closedBy === 'player' ? userId : 'system',
      pots: { [receivedId]: amount },
      at,
    })
  }
  return closed
}

/**
 * Completes a promotion after its turnover: its pot becomes own money, and credit above the withdrawal cap is
 * deducted once. After that the promotion holds nothing back.
 */
async function completeReceived(row: ReceivedRow, at = isoNow()): Promise<ReceivedRow> {
  const { userId, receivedId } = row
  const balance = await balanceOf(userId)
  const over = satang(Math.max(0, balance - (keptAtCompletion(row) ?? balance)))
  const closed = await end(
    { ...row, status: 'completed', closedBy: 'completed', capForfeited: over },
    at,
  )
  if (over > 0) {
    await post({
      userId,
      type: 'cap_forfeit',
      amount: satang(0 - over),
      refType: 'received',
      refId: receivedId,
      idemKey: `cap_forfeit:${receivedId}`,
      actor: 'system',
      at,
    })
  }
  return closed
}

/** The most that stays at completion: the cap plus the deposits since activation; null without a cap. */
export function keptAtCompletion({ maxWithdraw, depositedSince }: ReceivedRow): Satang | null {
  return maxWithdraw === 0 ? null : satang(Math.max(0, maxWithdraw + depositedSince))
}

/** Deactivates the promotion and removes its pot. */
async function end(row: ReceivedRow, at: string): Promise<ReceivedRow> {
  const { activeKey: _, ...rest } = row
  const next = { ...rest, pot: satang(0), closedAt: at }
  await database.received.put(next)
  return next
}

/** Ends a promotion that still waits for its deposit; no money has moved. */
export async function endWaiting(
  row: ReceivedRow,
  status: 'cancelled' | 'expired',
  closedBy: Closer,
  at = isoNow(),
): Promise<ReceivedRow> {
  const { waitingKey: _, ...rest } = row
  const next = { ...rest, status, closedBy, closedAt: at }
  await database.received.put(next)
  return next
}

/** Gives up every lock, so that all credit is the player's own money. */
export async function giveUpAll(userId: string, closedBy: Closer, at = isoNow()): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  if (active) await closeReceived(active, closedBy, at)
  for (const row of obligations) await giveUpObligation(row, at)
}

/** With less credit, a player has lost everything. */
const leastToPlay = satangFromBaht(1)

/**
 * Ends every lock of a player without credit and without an open deposit, so that the next deposit is free.
 * Call it after anything that lowers the credit or ends a deposit, in its transaction.
 */
export async function closeLost(userId: string, at = isoNow()): Promise<void> {
  if ((await balanceOf(userId)) >= leastToPlay) return
  if ((await depositsOnTheWay(userId)).length === 0) await giveUpAll(userId, 'lost', at)
}

/**
 * Adds a stake to every lock's turnover, and closes completed or lost locks. Call it after the bet's ledger
 * entries, in their transaction.
 */
export async function addTurnover(userId: string, stake: Satang, locks: Locks): Promise<void> {
  await addToObligations(locks, stake)
  const { active } = locks
  if (active) {
    const next = { ...active, turnoverDone: satang(active.turnoverDone + stake) }
    if (next.turnoverDone < active.turnoverRequired) await database.received.put(next)
    else await completeReceived(next)
  }
  await closeLost(userId)
}
