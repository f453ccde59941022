/**
 * The two kinds of money that a player's credit is made of: own money, and one bonus pot for each lock in force
 * (the active promotion, and every code or cashback with turnover). A pot holds what was granted and what was won
 * with it. What leaves the credit comes from own money while there is some, then from the pots, the oldest first;
 * what a bet pays goes back in the proportion of its stake. A lock that is given up forfeits its pot alone, one
 * that is played through leaves it to the player.
 */
import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import type { ReceivedRow } from '../database/rows'

/** Parts of an amount by the `refId` of the lock whose pot they concern; the rest of the amount is own money. */
export type PotParts = Readonly<Record<string, Satang>>

export interface Pot {
  refId: string
  amount: Satang
}

export interface Locks {
  active: ReceivedRow | undefined
  /** Oldest first. */
  obligations: ObligationRow[]
}

/** The one promotion that a player is playing through. */
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

/** The place of the next lock, in the order in which the open ones came. */
export function nextPlace({ active, obligations }: Locks): number {
  return 1 + Math.max(active?.place ?? 0, obligations.at(-1)?.place ?? 0)
}

/** The stakes still to be played. Each counts for all locks at once, so it is the largest rest of them. */
export function turnoverLeft({ active, obligations }: Locks): Satang {
  const left = active ? active.turnoverRequired - active.turnoverDone : 0
  return satang(Math.max(0, left, ...obligations.map((row) => row.required - row.done)))
}

/** The pots of the open locks, the oldest first. */
export function potsOf({ active, obligations }: Locks): Pot[] {
  const placed = obligations.map(({ refId, pot, place }) => ({ refId, amount: pot, place }))
  if (active) placed.push({ refId: active.receivedId, amount: active.pot, place: active.place })
  return placed
    .toSorted((first, second) => first.place - second.place)
    .map(({ refId, amount }) => ({ refId, amount }))
}

/** What of the credit is in bonus pots. The rest is own money. */
export function bonusIn(locks: Locks): Satang {
  return satang(potsOf(locks).reduce((total, { amount }) => total + amount, 0))
}

/** The pots that `amount` comes from when it leaves a credit with that much own money. Parts are positive. */
export function takenFrom(pots: readonly Pot[], own: number, amount: number): PotParts {
  let left = amount - Math.min(own, amount)
  const parts: Record<string, Satang> = {}
  for (const pot of pots) {
    const taken = Math.min(left, pot.amount)
    if (taken > 0) parts[pot.refId] = satang(taken)
    left -= taken
  }
  return parts
}

/**
 * The pots that winnings go to: in the proportion of the stake, rounded down for each pot. What rounding leaves is
 * own money, or belongs to the oldest pot where the stake had no own money in it.
 */
export function winningsOf(won: Satang, stake: Satang, staked: PotParts): PotParts {
  const parts: Record<string, Satang> = {}
  let [fromPots, toPots] = [0, 0]
  for (const [refId, part] of Object.entries(staked)) {
    // The product of two amounts is more than a number holds exactly.
    const share = Number((BigInt(won) * BigInt(part)) / BigInt(stake))
    if (share > 0) parts[refId] = satang(share)
    fromPots += part
    toPots += share
  }
  const [oldest] = Object.keys(staked)
  if (oldest !== undefined && fromPots === stake && toPots < won) {
    parts[oldest] = satang((parts[oldest] ?? 0) + won - toPots)
  }
  return parts
}

/** The sum of parts. */
export function sumOf(parts: PotParts = {}): number {
  return Object.values(parts).reduce((total, part) => total + part, 0)
}

/**
 * Adds parts to the pots of the open locks and stores the locks that changed. `sent`: how much the player paid in
 * or, negative, out. The locks handed in are as stored afterwards. Joins the caller's transaction.
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
