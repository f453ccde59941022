/**
 * All that holds a player's credit back: an active promotion, and codes and cashback not played through.
 * With each stands the player's own money: the credit before the lock came, and what came in since that is
 * bound to no turnover. Play does not change it. A lock that is given up leaves it alone.
 */
import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { LedgerType, ReceivedRow } from '../database/rows'
import { moved, unbound } from './rules'

export interface Locks {
  active: ReceivedRow | undefined
  /** Oldest first. */
  obligations: ObligationRow[]
}

export async function locksOf(userId: string): Promise<Locks> {
  const [active, obligations] = await Promise.all([
    database.received.where({ activeKey: userId }).first(),
    database.obligations.where({ openUser: userId }).sortBy('place'),
  ])
  return { active, obligations }
}

/** Where the next lock comes among those that are open. */
export async function nextPlace(userId: string): Promise<number> {
  const { active, obligations } = await locksOf(userId)
  return 1 + Math.max(active?.place ?? 0, obligations.at(-1)?.place ?? 0)
}

/** What must still be played. One stake counts for all locks, so the largest rest is what is left. */
export function turnoverLeft({ active, obligations }: Locks): Satang {
  const left = active ? active.turnoverRequired - active.turnoverDone : 0
  return satang(Math.max(0, left, ...obligations.map((row) => row.required - row.done)))
}

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
