/** Cashback periods, which cover time without gaps or overlaps, and their sums, from the ledger only. */
import { Dexie } from 'dexie'
import type { CashbackSetting } from '#contract/rewards/rewards'
import { type Satang, satang } from '#lib/money'
import { addDays, bangkokDay, dayMs, minuteMs, minutesOf, startOfBangkokDay } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import { database } from '../database/database'
import type { CashbackRow } from '../database/playRows'
import type { LedgerRow } from '../database/rows'
import { sumOf } from '../wallet/pots'

interface Period {
  /** Inclusive; `end` is exclusive. */
  start: number
  end: number
}

type Rule = Pick<CashbackSetting, 'period' | 'cutoff'>

/** The period that contains `moment`. Weeks start on Monday; both kinds start at the cutoff, Bangkok time. */
export function periodAt(moment: number, { period, cutoff }: Rule): Period {
  const shift = minutesOf(cutoff) * minuteMs
  const day = bangkokDay(moment - shift)
  const first = period === 'weekly' ? addDays(day, -daysSinceMonday(day)) : day
  const start = startOfBangkokDay(first) + shift
  return { start, end: start + (period === 'weekly' ? 7 : 1) * dayMs }
}

/** The last `count` periods that ended at or before `moment`, oldest first. */
export function periodsBefore(moment: number, count: number, rule: Rule): Period[] {
  const periods: Period[] = []
  let { start } = periodAt(moment, rule)
  while (periods.length < count) {
    const before = periodAt(start - 1, rule)
    periods.unshift(before)
    start = before.start
  }
  return periods
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

const fewestPeriods = 7

/** Number of ended periods to consider; older ones can no longer be claimed. */
export function periodsToKeep({
  period,
  claimDays,
}: Pick<CashbackSetting, 'period' | 'claimDays'>): number {
  return Math.max(fewestPeriods, Math.ceil(claimDays / (period === 'weekly' ? 7 : 1)))
}

/** Sums of a period's bets. */
interface Sums {
  staked: Satang
  won: Satang
  loss: Satang
  amount: Satang
}

/**
 * `loss = max(0, staked − won)`, own money only, over the bets placed in the period; and the cashback for it.
 * Lost granted credit is no loss of the player, and only bets count.
 *
 * @param bets - at least the period's stakes and their winnings, as {@link betsSince} returns them
 */
export function sumsOf(bets: LedgerRow[], period: Period, setting: CashbackSetting): Sums {
  const stakes = bets.filter(
    ({ type, createdAt }) =>
      type === 'bet_sim' &&
      period.start <= Date.parse(createdAt) &&
      Date.parse(createdAt) < period.end,
  )
  const placed = new Set(stakes.map(({ refId }) => refId))
  const wins = bets.filter(({ type, refId }) => type === 'win_sim' && placed.has(refId))
  const [staked, won] = [ownIn(stakes), ownIn(wins)]
  const loss = Math.max(0, staked - won)
  return {
    staked: satang(staked),
    won: satang(won),
    loss: satang(loss),
    amount: cashbackFor(loss, setting),
  }
}

/** Sum of the rows' own money, in either direction. */
function ownIn(rows: LedgerRow[]): number {
  return rows.reduce((total, { amount, pots }) => total + Math.abs(amount - sumOf(pots)), 0)
}

/** Rounded down to the satang; 0 below `minLoss`, at most `maxAmount`. */
export function cashbackFor(
  loss: number,
  { percent, minLoss, maxAmount }: Pick<CashbackSetting, 'percent' | 'minLoss' | 'maxAmount'>,
): Satang {
  if (loss < minLoss) return satang(0)
  return satang(Math.min(maxAmount, Math.floor((loss * Math.round(percent * 100)) / 10_000)))
}

/** Ended periods that are not stored yet, oldest first; stored ones are never computed again. */
export async function endedSince(userId: string, setting: CashbackSetting): Promise<CashbackRow[]> {
  const player = await database.players.get(userId)
  if (!player || !setting.enabled) return []
  const joined = Date.parse(player.createdAt)
  const counted = await countedUntil(userId)
  const missing = periodsBefore(now(), periodsToKeep(setting), setting)
    .filter(({ end }) => end > joined && end > counted)
    .map((period) => afterCounted(period, counted))
  const [first] = missing
  if (!first) return []
  const bets = await betsSince(userId, first.start)
  return missing.map((period) => rowOf(userId, period, sumsOf(bets, period, setting), setting))
}

/** A player's running period, without time that a stored period covers. */
export async function runningPeriodOf(userId: string, rule: Rule): Promise<Period> {
  return afterCounted(periodAt(now(), rule), await countedUntil(userId))
}

/** End of the stored periods. After a change of the rule, later periods could overlap and count twice. */
async function countedUntil(userId: string): Promise<number> {
  const last = await database.cashbacks
    .where('[userId+periodStart]')
    .between([userId, Dexie.minKey], [userId, isoNow()])
    .last()
  return last ? Date.parse(last.periodEnd) : 0
}

function afterCounted({ start, end }: Period, counted: number): Period {
  return { start: Math.min(end, Math.max(start, counted)), end }
}

/** A player's stakes since a time (ms since 1970), and all winnings since then. */
export async function betsSince(userId: string, moment: number): Promise<LedgerRow[]> {
  const rows = await Promise.all(
    (['bet_sim', 'win_sim'] as const).map((type) =>
      database.ledger
        .where('[userId+type+createdAt]')
        .between([userId, type, later(moment, 0)], [userId, type, Dexie.maxKey])
        .toArray(),
    ),
  )
  return rows.flat()
}

export function cashbackIdOf(userId: string, start: number): string {
  return `C${userId}-${new Date(start).toISOString().slice(0, 16)}`
}

function rowOf(
  userId: string,
  { start, end }: Period,
  sums: Sums,
  { percent, claimDays, turnoverX }: CashbackSetting,
): CashbackRow {
  return {
    ...sums,
    cashbackId: cashbackIdOf(userId, start),
    userId,
    periodStart: new Date(start).toISOString(),
    periodEnd: new Date(end).toISOString(),
    percent,
    turnoverX,
    status: sums.amount > 0 ? 'claimable' : 'none',
    claimUntil: later(end, claimDays * dayMs),
    claimedAt: null,
  }
}
