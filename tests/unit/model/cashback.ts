/** Cashback on a player's own losses, period by period. */
import type { Bet } from './credit'
import { dayMs, startOfDay, startOfWeek, type Terms } from './terms'

export interface Period {
  start: number
  end: number
}

/** Tile time without a gap; a bet at midnight belongs to the period that begins. */
export function periodAt(at: number, { period }: Terms['cashback']): Period {
  const start = period === 'daily' ? startOfDay(at) : startOfWeek(at)
  return { start, end: start + (period === 'daily' ? dayMs : 7 * dayMs) }
}

export interface Cashback extends Period {
  loss: number
  amount: number
}

export function cashbackOf(
  bets: readonly Bet[],
  period: Period,
  terms: Terms['cashback'],
): Cashback {
  const inside = bets.filter(({ at }) => at >= period.start && at < period.end)
  const lost = inside.reduce((sum, { ownStake, ownWon }) => sum + ownStake - ownWon, 0)
  const loss = Math.max(0, lost)
  const share = Math.floor((loss * Math.round(terms.percent * 100)) / 10_000)
  return { ...period, loss, amount: loss < terms.minLoss ? 0 : Math.min(terms.maxAmount, share) }
}

export type CashbackState = 'open' | 'none' | 'claimable' | 'expired'

/** What becomes of a period that nobody claimed. */
export function stateOf({ end, amount }: Cashback, now: number, claimDays: number): CashbackState {
  if (now < end) return 'open'
  if (amount === 0) return 'none'
  return now < end + claimDays * dayMs ? 'claimable' : 'expired'
}
