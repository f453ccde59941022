/** All that holds a player's credit back: an active promotion, and codes and cashback not played through. */
import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { ReceivedRow } from '../database/rows'

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
