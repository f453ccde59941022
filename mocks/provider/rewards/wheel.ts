/**
 * GET /setting/wheel, what today's budget still allows, and wheel points: a ledger of their own, whose sum
 * they are.
 */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import { pageRows } from '#contract/page'
import type { WheelSegment, wheelPointSchema, wheelSettingSchema } from '#contract/rewards/wheel'
import { sha256 } from '#contract/rewards/wheel'
import { bahtFromSatang, type Satang, satang, satangFromBaht } from '#lib/money'
import { bangkokDay, minuteMs, minutesOf } from '#lib/time'
import { isoNow } from '../../clock'
import { randomHex } from '../../random'
import { database } from '../database/database'
import type { WheelPointRow, WheelSeedRow, WheelValue } from '../database/playRows'
import type { DepositRow } from '../database/rows'
import { addToTotals, shareOf, totalOf } from '../database/totals'
import { settingOf } from '../site'

/** The day of spins that a moment counts for; it begins at `resetAt`, Bangkok time. */
export function spinDay(resetAt: string, at = isoNow()): string {
  return bangkokDay(Date.parse(at) - minutesOf(resetAt) * minuteMs)
}

export async function wheelSetting(): Promise<v.InferInput<typeof wheelSettingSchema>> {
  const { dailyBudget: _, ...setting } = await settingOf('wheel')
  return {
    ...setting,
    budgetGone: await isBudgetGone(),
    segments: setting.segments.map((segment) => ({
      ...segment,
      amount: bahtFromSatang(segment.amount),
    })),
  }
}

/**
 * Whether what is left of today could be too little for the highest prize. Then nobody spins: to
 * leave the prize out would change the odds that were shown.
 */
export async function isBudgetGone(): Promise<boolean> {
  const setting: WheelValue = await settingOf('wheel')
  const highest = Math.max(0, ...setting.segments.filter(isDrawable).map(({ amount }) => amount))
  return setting.dailyBudget - (await givenToday(setting)) < highest
}

/** What all players together have won today. */
export async function givenToday({ resetAt }: Pick<WheelValue, 'resetAt'>): Promise<Satang> {
  const spins = await database.wheelSpins.where({ day: spinDay(resetAt) }).toArray()
  return satang(spins.reduce((total, { amount }) => total + amount, 0))
}

function isDrawable({ weight }: WheelSegment): boolean {
  return weight > 0
}

/** One point for each full hundred baht of a confirmed deposit. */
const perPoint = satangFromBaht(100)

export async function earnPoints(deposit: DepositRow, at: string): Promise<void> {
  const point = Math.floor(deposit.credited / perPoint)
  if (point > 0) await addPoints(deposit.userId, point, 'deposit', deposit.depositId, at)
}

/** Joins the caller's transaction; the same reason twice counts once. */
export async function addPoints(
  userId: string,
  point: number,
  type: WheelPointRow['type'],
  refId: string,
  at = isoNow(),
): Promise<void> {
  const idemKey = `${type}:${refId}`
  if ((await database.wheelPoints.where({ idemKey }).count()) > 0) return
  const row = { userId, point, type, idemKey, createdAt: at }
  await database.wheelPoints.add(row)
  await addToTotals(database, shareOf.points(row))
}

export function pointsOf(userId: string): Promise<number> {
  return totalOf(database, userId, 'points')
}

export async function wheelPointOf(userId: string): Promise<v.InferInput<typeof wheelPointSchema>> {
  const { seedHash } = await nextSeed(userId)
  const { settings, wheelPoints, wheelSpins, totals } = database
  return database.transaction('r', settings, wheelPoints, wheelSpins, totals, async () => {
    const { resetAt } = await settingOf('wheel')
    const newestFirst = wheelPoints.where({ userId })
    newestFirst.reverse()
    const [point, spinsToday, rows] = await Promise.all([
      pointsOf(userId),
      wheelSpins.where({ userId, day: spinDay(resetAt) }).count(),
      newestFirst.limit(pageRows).toArray(),
    ])
    return {
      userId,
      point,
      spinsToday,
      nextSeedHash: seedHash,
      rows: rows.map(({ seq = 0, point, type, createdAt }) => ({
        rowId: String(seq),
        point,
        type,
        createdAt,
      })),
    }
  })
}

/** What decides the next spin, made when first asked for; of two askers at once, one makes it. */
export async function nextSeed(userId: string): Promise<WheelSeedRow> {
  const stored = await database.wheelSeeds.get(userId)
  if (stored) return stored
  // Before the transaction: waiting inside ends it, unless it is told.
  const made = await Dexie.waitFor(makeSeedRow(userId))
  return database.transaction('rw', database.wheelSeeds, async () => {
    const other = await database.wheelSeeds.get(userId)
    if (other) return other
    await database.wheelSeeds.add(made)
    return made
  })
}

export async function makeSeedRow(userId: string): Promise<WheelSeedRow> {
  const seed = randomHex(32)
  return { userId, seed, seedHash: await sha256(seed) }
}
