/**
 * The two kinds of money in a player's credit: own money, and one bonus pot per open lock (the active
 * promotion, and each code or cashback with turnover). A pot contains the grant and its winnings. Outgoing
 * money comes from own money first, then from the pots, oldest first. Winnings return in the proportion of
 * the stake. A lock that is given up forfeits only its pot; a completed lock turns its pot into own money.
 */
import { type Satang, satang } from '#lib/money'

/** Parts of an amount in bonus pots, by the `refId` of their lock; the rest of the amount is own money. */
export type PotParts = Readonly<Record<string, Satang>>

export interface Pot {
  refId: string
  amount: Satang
}

/** @returns the parts of an outgoing `amount` that pots must pay after `own` money; parts are positive */
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
 * @returns the parts of winnings for the pots, in proportion to the stake, rounded down per pot. The
 * remainder is own money, or goes to the oldest pot if the stake contained no own money.
 */
export function winningsOf(won: Satang, stake: Satang, staked: PotParts): PotParts {
  const parts: Record<string, Satang> = {}
  let [fromPots, toPots] = [0, 0]
  for (const [refId, part] of Object.entries(staked)) {
    // The product of two amounts can exceed what a number holds exactly.
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

/** Sum of all parts. */
export function sumOf(parts: PotParts = {}): number {
  return Object.values(parts).reduce((total, part) => total + part, 0)
}
