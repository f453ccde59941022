/**
 * Locks hold a player's credit back: an active promotion, and codes and cashback that are not played through.
 * Each keeps the player's own money (`own`): the credit before the lock, and what has come in since without
 * turnover. Play does not change it, and giving the lock up leaves it to the player.
 */
import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { LedgerType, ReceivedRow } from '../database/rows'
import { moved, unbound } from './ownMoney'

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

/** The place of the next lock, in the order in which the open ones came. */
export async function nextPlace(userId: string): Promise<number> {
  const { active, obligations } = await locksOf(userId)
  return 1 + Math.max(active?.place ?? 0, obligations.at(-1)?.place ?? 0)
}

/** The stakes still to be played. Each counts for all locks at once, so it is the largest rest of them. */
export function turnoverLeft({ active, obligations }: Locks): Satang {
  const left = active ? active.turnoverRequired - active.turnoverDone : 0
  return satang(Math.max(0, left, ...obligations.map((row) => row.required - row.done)))
}

/** Counts a new ledger entry as own money with every open lock, if it has no turnover. Call it in the entry's transaction. */
export async function countOwn(userId: string, type: LedgerType, amount: number): Promise<void> {
  if (!unbound.includes(type)) return
  await addOwn(userId, amount, { sent: moved.includes(type) ? amount : 0 })
}

/** `sent`: how much of `amount` the player paid in or, negative, out. `olderThan`: only locks before this place. */
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
