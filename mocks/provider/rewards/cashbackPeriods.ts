/**
 * Periods of cashback, which tile time without gap or overlap, and what their play comes to, by the ledger
 * alone.
 */
import { Dexie } from 'dexie'
import type { CashbackSetting } from '#contract/rewards/rewards'
import { type Satang, satang } from '#lib/money'
import { addDays, bangkokDay, dayMs, minuteMs, minutesOf, startOfBangkokDay } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import { database } from '../database/database'
import type { CashbackRow } from '../database/playRows'
import type { LedgerRow, LedgerType } from '../database/rows'

interface Period {
  /** Belongs to the period; the end does not. */
  start: number
  end: number
}

type Rule = Pick<CashbackSetting, 'period' | 'cutoff'>

/** The period that holds `moment`. Weeks begin on Mondays; both begin at the cutoff, Bangkok time. */
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

/** How many ended periods are looked at: no older one can still be claimed. */
export function periodsToKeep({
  period,
  claimDays,
}: Pick<CashbackSetting, 'period' | 'claimDays'>): number {
  return Math.max(fewestPeriods, Math.ceil(claimDays / (period === 'weekly' ? 7 : 1)))
}

const gifts: readonly LedgerType[] = [
  'bonus',
  'bonus_forfeit',
  'cap_forfeit',
  'code',
  'cashback',
  'wheel',
  'invite',
  'adjust_add',
  'adjust_sub',
]

interface Sums {
  open: Satang
  close: Satang
  deposit: Satang
  bonus: Satang
  withdraw: Satang
  loss: Satang
  amount: Satang
}

/** `loss = max(0, open + deposit + bonus − withdraw − close)`, and what of it comes back. */
export function sumsOf(rows: LedgerRow[], period: Period, setting: CashbackSetting): Sums {
  const before = rows.filter(({ createdAt }) => Date.parse(createdAt) < period.start)
  const within = rows.filter(
    ({ createdAt }) => period.start <= Date.parse(createdAt) && Date.parse(createdAt) < period.end,
  )
  const sum = (types: readonly LedgerType[]) =>
    within.reduce((total, row) => (types.includes(row.type) ? total + row.amount : total), 0)
  const open = before.at(-1)?.balanceAfter ?? satang(0)
  const close = within.at(-1)?.balanceAfter ?? open
  const deposit = sum(['deposit'])
  const given = sum(gifts)
  // What was taken back beyond what was given counts like money that left.
  const bonus = Math.max(0, given)
  const held = -sum(['withdraw_hold', 'withdraw_release']) - Math.min(0, given)
  const withdraw = Math.max(0, held)
  const returned = Math.max(0, -held)
  const loss = Math.max(0, open + deposit + bonus + returned - withdraw - close)
  return {
    open,
    close,
    deposit: satang(deposit),
    bonus: satang(bonus + returned),
    withdraw: satang(withdraw),
    loss: satang(loss),
    amount: cashbackFor(loss, setting),
  }
}

/** Rounded down to the satang; nothing below `minLoss`, never more than `maxAmount`. */
export function cashbackFor(
  loss: number,
  { percent, minLoss, maxAmount }: Pick<CashbackSetting, 'percent' | 'minLoss' | 'maxAmount'>,
): Satang {
  if (loss < minLoss) return satang(0)
  return satang(Math.min(maxAmount, Math.floor((loss * Math.round(percent * 100)) / 10_000)))
}

/** The periods that ended and are not kept yet, oldest first; once kept, they are never computed again. */
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
  const ledger = await ledgerSince(userId, first.start)
  return missing.map((period) => rowOf(userId, period, sumsOf(ledger, period, setting), setting))
}

/** The running period of a player, as far as none that is kept has counted it. */
export async function runningPeriodOf(userId: string, rule: Rule): Promise<Period> {
  return afterCounted(periodAt(now(), rule), await countedUntil(userId))
}

/** Where the kept periods end: by another rule those that follow would begin before that, and count twice. */
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

/**
 * A player's entries from a moment on (milliseconds since 1970), and the last entry that is dated
 * before it, in the order of entry. What was due before may have been entered after it.
 */
export async function ledgerSince(userId: string, moment: number): Promise<LedgerRow[]> {
  const { ledger } = database
  const since = await ledger
    .where('[userId+createdAt]')
    .between([userId, later(moment, 0)], [userId, Dexie.maxKey])
    .toArray()
  const places = new Set(since.map(({ seq }) => seq))
  const first = Math.min(Infinity, ...since.map(({ seq = 0 }) => seq))
  const entered = await ledger
    .where('[userId+seq]')
    .between([userId, first], [userId, Infinity])
    .primaryKeys()
  const late = entered.findLast((seq) => !places.has(seq))
  const before = await (late === undefined
    ? ledger.where('[userId+seq]').between([userId, 0], [userId, first]).last()
    : ledger.get(late))
  return [...(before ? [before] : []), ...since].toSorted(
    (one, other) => (one.seq ?? 0) - (other.seq ?? 0),
  )
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
