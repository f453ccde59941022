/**
 * How a promotion comes into force, and how it ends (played through, given up, expired or lost): what is
 * granted, and how much of the credit stays.
 */
import { bonusOf, type Closer, promotionTurnover } from '#contract/promotion/promotion'
import { type Satang, satang, satangFromBaht } from '#lib/money'
import { dayMs } from '#lib/time'
import { isoNow, later } from '../../clock'
import { database } from '../database/database'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { blockOf, depositsOnTheWay } from '../protection/protection'
import {
  balanceOf,
  completeObligation,
  giveUpObligation,
  locksOf,
  nextPlace,
  post,
} from '../wallet/ledger'
import { countUsed, termsOf } from './promotions'

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
  else if (deposit.credited < promotion.minDeposit)
    await endWaiting(waiting, 'cancelled', 'deposit')
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

/**
 * Ends a promotion that is given up or has expired: the player keeps the smaller of the credit and their own
 * money; the bonus and what was won with it are taken.
 */
export async function closeReceived(
  row: ReceivedRow,
  closedBy: Closer,
  at = isoNow(),
): Promise<ReceivedRow> {
  const forfeited = satang(Math.max(0, (await balanceOf(row.userId)) - row.own))
  const status = closedBy === 'expired' ? 'expired' : 'cancelled'
  const closed = await end({ ...row, status, closedBy, forfeited }, 'bonus_forfeit', forfeited, at)
  await endEmptied(row)
  return closed
}

/** What came after a promotion may have been taken with it: cashback of which nothing is left holds nothing back. */
async function endEmptied({ userId, place }: ReceivedRow): Promise<void> {
  const [{ obligations }, balance] = [await locksOf(userId), await balanceOf(userId)]
  for (const row of obligations) {
    if (row.place > place && balance <= row.own) await giveUpObligation(row, true)
  }
}

/**
 * Ends a promotion that is played through: what is over the withdraw cap is taken now, once. From then on
 * the promotion holds nothing back.
 */
async function completeReceived(row: ReceivedRow, at = isoNow()): Promise<ReceivedRow> {
  const balance = await balanceOf(row.userId)
  const over = satang(Math.max(0, balance - (keptAtCompletion(row) ?? balance)))
  const closed = { ...row, status: 'completed', closedBy: 'completed', capForfeited: over } as const
  return end(closed, 'cap_forfeit', over, at)
}

/** The most that stays at completion: the cap plus the deposits since activation; null without a cap. */
export function keptAtCompletion({ maxWithdraw, depositedSince }: ReceivedRow): Satang | null {
  return maxWithdraw === 0 ? null : satang(Math.max(0, maxWithdraw + depositedSince))
}

async function end(
  row: ReceivedRow,
  type: 'bonus_forfeit' | 'cap_forfeit',
  taken: Satang,
  at: string,
): Promise<ReceivedRow> {
  const { activeKey: _, ...rest } = row
  const next = { ...rest, closedAt: at }
  await database.received.put(next)
  if (taken > 0) {
    await post({
      userId: row.userId,
      type,
      amount: satang(0 - taken),
      refType: 'received',
      refId: row.receivedId,
      idemKey: `${type}:${row.receivedId}`,
      actor: row.closedBy === 'player' ? row.userId : 'system',
      at,
    })
  }
  await raiseOwnMoney(next)
  return next
}

/**
 * What stays after a promotion counts as the player's own money with the codes and cashback that are still
 * open. With newer ones, that is all of the credit but what they granted themselves; with older ones, what
 * the promotion added.
 */
async function raiseOwnMoney({ userId, place, own }: ReceivedRow): Promise<void> {
  const { obligations } = await locksOf(userId)
  if (obligations.length === 0) return
  const granted = obligations
    .filter((row) => row.place > place)
    .reduce((total, { amount }) => total + amount, 0)
  const left = (await balanceOf(userId)) - granted
  await database.obligations.bulkPut(
    obligations.map((row) => ({
      ...row,
      own: satang(row.place > place ? Math.max(row.own, left) : row.own + Math.max(0, left - own)),
    })),
  )
}

/** Ends a promotion that still waits for its deposit: no money has moved. */
export async function endWaiting(
  row: ReceivedRow,
  status: 'cancelled' | 'expired',
  closedBy: Closer,
): Promise<ReceivedRow> {
  const { waitingKey: _, ...rest } = row
  const next = { ...rest, status, closedBy, closedAt: isoNow() }
  await database.received.put(next)
  return next
}

/**
 * Gives up everything that holds credit back, the newest first, because no older lock counts its grant as own
 * money. Afterwards nothing is left that was granted, or won with it.
 */
export async function giveUpAll(userId: string, closedBy: Closer): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  const after = obligations.filter(({ place }) => active && place > active.place)
  const before = obligations.filter((row) => !after.includes(row))
  for (const row of after.toReversed()) await giveUpObligation(row, true)
  if (active) await closeReceived(active, closedBy)
  for (const row of before.toReversed()) await giveUpObligation(row, row !== before[0])
}

/** With less than this a player counts as having lost everything. */
const leastToPlay = satangFromBaht(1)

/**
 * Ends every lock of a player who has lost everything and has no deposit on its way, so that the next deposit
 * is not held back.
 */
export async function closeLost(userId: string): Promise<void> {
  if ((await balanceOf(userId)) >= leastToPlay) return
  if ((await depositsOnTheWay(userId)).length === 0) await giveUpAll(userId, 'lost')
}

/**
 * Counts a stake towards every lock of the player, and closes those that are played through or lost. Call it
 * after the bet's ledger entries, in their transaction.
 */
export async function addTurnover(userId: string, stake: Satang): Promise<void> {
  for (const row of (await locksOf(userId)).obligations) {
    const next = { ...row, done: satang(row.done + stake) }
    if (next.done < row.required) await database.obligations.put(next)
    else await completeObligation(next)
  }
  const { active } = await locksOf(userId)
  if (active) {
    const next = { ...active, turnoverDone: satang(active.turnoverDone + stake) }
    if (next.turnoverDone < active.turnoverRequired) await database.received.put(next)
    else await completeReceived(next)
  }
  await closeLost(userId)
}
