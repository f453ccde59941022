/**
 * A player's own money, kept with each lock: the credit before the lock came, and what came in since
 * that is bound to no turnover. Play does not change it. A lock that is given up leaves it alone.
 */
import { satang } from '#lib/money'
import { database } from '../database/database'
import type { LedgerType } from '../database/rows'
import { locksOf } from './locks'
import { moved, unbound } from './unbound'

/** In the transaction of a new ledger row. */
export async function countOwn(userId: string, type: LedgerType, amount: number): Promise<void> {
  if (!unbound.includes(type)) return
  await addOwn(userId, amount, { sent: moved.includes(type) ? amount : 0 })
}

/** `sent`: how much of it the player sent in or took out. Only for locks older than a place, if one is given. */
export async function addOwn(
  userId: string,
  amount: number,
  { sent = 0, olderThan = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  const raised = (own: number) => satang(Math.max(0, own + amount))
  if (active && active.place < olderThan) {
    const depositedSince = satang(active.depositedSince + sent)
    await database.received.put({ ...active, own: raised(active.own), depositedSince })
  }
  const older = obligations.filter(({ place }) => place < olderThan)
  await database.obligations.bulkPut(older.map((row) => ({ ...row, own: raised(row.own) })))
}
