/**
 * The two kinds of money that a player's credit is made of: own money, and one bonus pot for each lock in force
 * (the active promotion, and every code or cashback with turnover). A pot holds what was granted and what was won
 * with it. What leaves the credit comes from own money while there is some, then from the pots, the oldest first;
 * what a bet pays goes back in the proportion of its stake. A lock that is given up forfeits its pot alone, one
 * that is played through leaves it to the player.
 */
import { type Satang, satang } from '#lib/money'

/** Parts of an amount by the `refId` of the lock whose pot they concern; the rest of the amount is own money. */
export type PotParts = Readonly<Record<string, Satang>>

export interface Pot {
  refId: string
  amount: Satang
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
