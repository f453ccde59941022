/** Cashback on a player's own losses, period by period. */
import type { Bet } from './credit'
import { dayMs, startOfDay, startOfWeek, type Terms } from './terms'

export interface Period {
  start: number
  end: number
}

/** Periods cover time without a gap. A bet at midnight belongs to the period that begins. */
export function periodAt(at: number, { period }: Terms['cashback']): Period {
  const start = period === 'daily' ? startOfDay(at) : startOfWeek(at)
  return { start, end: start + (period === 'daily' ? dayMs : 7 * dayMs) }
}

export interface Cashback extends Period {
  staked: number
  won: number
  loss: number
  amount: number
}

export function cashbackOf(
  bets: readonly Bet[],
  period: Period,
  terms: Terms['cashback'],
): Cashback {
  const inside = bets.filter(({ at }) => at >= period.start && at < period.end)
  const staked = inside.reduce((sum, { ownStake }) => sum + ownStake, 0)
  const won = inside.reduce((sum, { ownWon }) => sum + ownWon, 0)
  const loss = Math.max(0, staked - won)
  const share = Math.floor((loss * Math.round(terms.percent * 100)) / 10_000)
  const amount = loss < terms.minLoss ? 0 : Math.min(terms.maxAmount, share)
  return { ...period, staked, won, loss, amount }
}

export type CashbackState = 'open' | 'none' | 'claimable' | 'expired'

/** @returns the state of a period that nobody claimed */
export function stateOf({ end, amount }: Cashback, now: number, claimDays: number): CashbackState {
  if (now < end) return 'open'
  if (amount === 0) return 'none'
  return now < end + claimDays * dayMs ? 'claimable' : 'expired'
}
