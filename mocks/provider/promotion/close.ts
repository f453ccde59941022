/**
 * How a promotion ends, and what of the credit it leaves: played through, given up, or with its credit
 * gone.
 */
import type { Closer } from '#contract/promotion/promotion'
import { type Satang, satang, satangFromBaht } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { ReceivedRow } from '../database/rows'
import { depositsOnTheWay } from '../protection/inForce'
import { completeObligation, giveUpObligation } from '../rewards/owe'
import { balanceOf, post } from '../wallet/ledger'
import { locksOf } from './locks'

/**
 * Given up, or its time is up: the player keeps exactly the smaller of the credit and their own money;
 * the bonus and what it won are taken.
 */
export async function closeReceipt(
  row: ReceivedRow,
  closedBy: Closer,
  at = isoNow(),
): Promise<ReceivedRow> {
  const forfeited = satang(Math.max(0, (await balanceOf(row.userId)) - row.own))
  const status = closedBy === 'expired' ? 'expired' : 'cancelled'
  return end({ ...row, status, closedBy, forfeited }, 'bonus_forfeit', forfeited, at)
}

/**
 * Played through: what is over the withdraw cap is taken now, once, and nothing of the promotion is
 * left on the credit.
 */
export async function completeReceipt(row: ReceivedRow, at = isoNow()): Promise<ReceivedRow> {
  const balance = await balanceOf(row.userId)
  const over = satang(Math.max(0, balance - (keptAtCompletion(row) ?? balance)))
  const closed = { ...row, status: 'completed', closedBy: 'completed', capForfeited: over } as const
  return end(closed, 'cap_forfeit', over, at)
}

/** What completion leaves at most: the cap and the deposits made since activation; null for all. */
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
  await passOn(next)
  return next
}

/**
 * What a promotion leaves is the player's own for codes and cashback that are still open. One that
 * came during it had not counted it so: all but what these granted. One that is older gains what the
 * promotion brought.
 */
async function passOn({ userId, place, own }: ReceivedRow): Promise<void> {
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

/** One that waited for its deposit ends without any money having moved. */
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
 * The newest lock goes first, for what it granted counts as own money with no older one. In the end the
 * credit is at most the own money of each: nothing that was granted, or won with it, is left.
 */
export async function giveUpAll(userId: string, closedBy: Closer): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  const after = obligations.filter(({ place }) => active && place > active.place)
  const before = obligations.filter((row) => !after.includes(row))
  for (const row of after.toReversed()) await giveUpObligation(row, true)
  if (active) await closeReceipt(active, closedBy)
  for (const row of before.toReversed()) await giveUpObligation(row, row !== before[0])
}

const leastToPlay = satangFromBaht(1)

/**
 * Under one baht, with no deposit on its way, the credit is lost, and all that held it back with it: the
 * next deposit is free.
 */
export async function closeLost(userId: string): Promise<void> {
  if ((await balanceOf(userId)) >= leastToPlay) return
  if ((await depositsOnTheWay(userId)).length === 0) await giveUpAll(userId, 'lost')
}

/**
 * After the rows of a bet, in its transaction. Turnover only grows; what is played through closes by
 * itself, and so does what was played away.
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
    else await completeReceipt(next)
  }
  await closeLost(userId)
}
