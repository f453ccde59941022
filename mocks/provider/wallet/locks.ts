/** Locks: turnover requirements that hold back a player's credit, each with its bonus pot. */
import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { ReceivedRow } from '../database/rows'
import type { Pot, PotParts } from './pots'

export interface Locks {
  active: ReceivedRow | undefined
  /** Oldest first. */
  obligations: ObligationRow[]
}

/** The player's active promotion. */
export function activeReceived(userId: string): Promise<ReceivedRow | undefined> {
  return database.received.where('activeKey').equals(userId).first()
}

export async function locksOf(userId: string): Promise<Locks> {
  const [active, obligations] = await Promise.all([
    activeReceived(userId),
    database.obligations.where({ openUser: userId }).sortBy('place'),
  ])
  return { active, obligations }
}

/** Position of the next lock among the open ones. */
export function nextPlace({ active, obligations }: Locks): number {
  return 1 + Math.max(active?.place ?? 0, obligations.at(-1)?.place ?? 0)
}

/** Remaining turnover. Each stake counts towards all locks, so it is the largest remainder. */
export function turnoverLeft({ active, obligations }: Locks): Satang {
  const left = active ? active.turnoverRequired - active.turnoverDone : 0
  return satang(Math.max(0, left, ...obligations.map((row) => row.required - row.done)))
}

/** Pots of the open locks, oldest first. */
export function potsOf({ active, obligations }: Locks): Pot[] {
  const placed = obligations.map(({ refId, pot, place }) => ({ refId, amount: pot, place }))
  if (active) placed.push({ refId: active.receivedId, amount: active.pot, place: active.place })
  return placed
    .toSorted((first, second) => first.place - second.place)
    .map(({ refId, amount }) => ({ refId, amount }))
}

/** The part of the credit in bonus pots. The rest is own money. */
export function bonusIn(locks: Locks): Satang {
  return satang(potsOf(locks).reduce((total, { amount }) => total + amount, 0))
}

/**
 * Adds parts to the pots of open locks and stores the changed locks. `sent`: the player's deposit or, negative,
 * withdrawal. Updates `locks` to the stored state. Joins the caller's transaction.
 */
export async function addToPots(locks: Locks, parts: PotParts, sent: number): Promise<void> {
  const { active } = locks
  const part = active ? (parts[active.receivedId] ?? 0) : 0
  if (active && (part !== 0 || sent !== 0)) {
    locks.active = {
      ...active,
      pot: satang(active.pot + part),
      depositedSince: satang(active.depositedSince + sent),
    }
    await database.received.put(locks.active)
  }
  for (const [index, row] of locks.obligations.entries()) {
    const added = parts[row.refId]
    if (!added) continue
    const next = { ...row, pot: satang(row.pot + added) }
    locks.obligations[index] = next
    await database.obligations.put(next)
  }
}
