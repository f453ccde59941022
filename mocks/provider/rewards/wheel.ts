/**
 * The wheel: GET /setting/wheel, today's remaining budget, wheel points (the sum of their own ledger), and
 * POST /userbalance/wheelspin with commit and reveal.
 */

import { Dexie } from 'dexie'
import type * as v from 'valibot'
import { pageRows } from '#contract/provider'
import {
  drawSegment,
  type SpinRequest,
  sha256,
  type spinAnswerSchema,
  type spinSchema,
  type WheelSegment,
  type wheelPointSchema,
  type wheelSettingSchema,
} from '#contract/rewards/rewards'
import { bahtFromSatang, type Satang, satang, satangFromBaht } from '#lib/money'
import { bangkokDay, minuteMs, minutesOf } from '#lib/time'
import { ProviderError } from '../../answer'
import { isoNow } from '../../clock'
import { randomHex, randomText } from '../../random'
import { database } from '../database/database'
import { type Page, type Place, pageOf } from '../database/pages'
import type {
  WheelPointRow,
  WheelSeedRow,
  WheelSpinRow,
  WheelValue,
  WheelVersionRow,
} from '../database/playRows'
import type { DepositRow } from '../database/rows'
import { addToTotals, shareOf, totalOf } from '../database/totals'
import { requirePlayable } from '../protection/protection'
import { settingOf } from '../site'
import { post } from '../wallet/ledger'
import { givePrizeCode, prizeCodeRule, prizeCodeUses } from './codes'

/** The day of spins of a time; days start at `resetAt`, Bangkok time. */
function spinDay(resetAt: string, at = isoNow()): string {
  return bangkokDay(Date.parse(at) - minutesOf(resetAt) * minuteMs)
}

export async function wheelSetting(): Promise<v.InferInput<typeof wheelSettingSchema>> {
  const { dailyBudget: _, ...setting } = await settingOf('wheel')
  return {
    ...setting,
    playedPerPoint: bahtFromSatang(perPoint),
    budgetGone: await isBudgetGone(),
    codeRule: prizeCodeRule,
    segments: setting.segments.map((segment) => ({
      ...segment,
      amount: bahtFromSatang(segment.amount),
    })),
  }
}

/**
 * Whether today's remaining budget is below the highest prize. Then nobody can spin, because leaving out the
 * prize would change the odds shown.
 */
export async function isBudgetGone(): Promise<boolean> {
  const setting: WheelValue = await settingOf('wheel')
  const highest = Math.max(0, ...setting.segments.filter(isDrawable).map(({ amount }) => amount))
  return setting.dailyBudget - (await givenToday(setting)) < highest
}

/** Total prizes of all players today. */
export async function givenToday({ resetAt }: Pick<WheelValue, 'resetAt'>): Promise<Satang> {
  const spins = await database.wheelSpins.where({ day: spinDay(resetAt) }).toArray()
  return satang(spins.reduce((total, { amount }) => total + amount, 0))
}

function isDrawable({ weight }: WheelSegment): boolean {
  return weight > 0
}

/** Satang per point: one point for each full 100 baht played of a deposit. */
const perPoint = satangFromBaht(100)

export async function earnPoints(deposit: DepositRow, at: string): Promise<void> {
  const point = Math.floor((deposit.played ?? 0) / perPoint)
  if (point > 0) await addPoints(deposit.userId, point, 'deposit', deposit.depositId, at)
}

/** Adds points, once per type and reference. Joins the caller's transaction. */
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

/** Never negative, even if a row that added points was damaged. */
export async function pointsOf(userId: string): Promise<number> {
  return Math.max(0, await totalOf(database, userId, 'points'))
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

/** The seed of the next spin, created on first use; of two calls at once, one creates it. */
async function nextSeed(userId: string): Promise<WheelSeedRow> {
  const stored = await database.wheelSeeds.get(userId)
  if (stored) return stored
  // Made before the transaction below; `waitFor` keeps a transaction of the caller alive.
  const made = await Dexie.waitFor(makeSeedRow(userId))
  return database.transaction('rw', database.wheelSeeds, async () => {
    const other = await database.wheelSeeds.get(userId)
    if (other) return other
    await database.wheelSeeds.add(made)
    return made
  })
}

async function makeSeedRow(userId: string): Promise<WheelSeedRow> {
  const seed = randomHex(32)
  return { userId, seed, seedHash: await sha256(seed) }
}

/** A draw, made before the transaction because hashing is asynchronous. */
interface Draw {
  seed: WheelSeedRow
  next: WheelSeedRow
  version: number
  segmentId: string
}

/** @returns null if the hash that the player saw is not the next seed's, or the wheel has changed */
export async function drawFor({
  userId,
  seedHash,
  clientSeed,
  version,
}: SpinRequest): Promise<Draw | null> {
  const [seed, setting] = [await nextSeed(userId), await settingOf('wheel')]
  if ((version ?? setting.version) !== setting.version) return null
  if (seed.seedHash !== seedHash || !setting.segments.some(({ weight }) => weight > 0)) return null
  const segmentId = await drawSegment(seed.seed, clientSeed, setting.segments)
  return { seed, next: await makeSeedRow(userId), version: setting.version, segmentId }
}

export async function spin(
  request: SpinRequest,
  draw: Draw | null,
): Promise<v.InferInput<typeof spinAnswerSchema>> {
  const { userId } = request
  await requirePlayable(userId)
  const setting = await settingOf('wheel')
  const day = spinDay(setting.resetAt)
  if (!setting.enabled) throw new ProviderError('notavailable')
  if ((await pointsOf(userId)) < setting.pointPerSpin) throw new ProviderError('wheelpoint')
  const own = await database.wheelSpins.where({ userId, day }).count()
  if (setting.spinPerDay > 0 && own >= setting.spinPerDay) throw new ProviderError('wheeldaily')
  if (await isBudgetGone()) throw new ProviderError('wheelbudget')
  const seed = await database.wheelSeeds.get(userId)
  const stale = draw?.version !== setting.version || seed?.seedHash !== draw.seed.seedHash
  if (draw === null || stale) throw new ProviderError('wheelchanged')
  const row = await recordSpin(request, draw, setting)
  await database.wheelSeeds.put(draw.next)
  return {
    ...describeSpin(row, await weightsOf([row]), await usesOf([row])),
    nextSeedHash: draw.next.seedHash,
    pointsLeft: await pointsOf(userId),
  }
}

/** Deducts the point and grants the prize together with the spin. Joins the caller's transaction. */
export async function recordSpin(
  { userId, requestId, clientSeed }: Omit<SpinRequest, 'seedHash'>,
  { seed, segmentId }: Pick<Draw, 'seed' | 'segmentId'>,
  setting: WheelValue,
  at = isoNow(),
): Promise<WheelSpinRow> {
  const segment = setting.segments.find((one) => one.segmentId === segmentId)
  if (!segment) throw new ProviderError('wheelchanged')
  const { label, prizeType, amount, points } = segment
  const spinId = `S${randomText(10)}`
  const row: WheelSpinRow = {
    spinId,
    userId,
    requestId,
    day: spinDay(setting.resetAt, at),
    version: setting.version,
    segmentId,
    label,
    prizeType,
    amount,
    points,
    code: prizeType === 'code' ? await givePrizeCode(userId, spinId, amount) : null,
    status: 'granted',
    seedHash: seed.seedHash,
    seed: seed.seed,
    clientSeed,
    createdAt: at,
  }
  const weights = setting.segments.map(({ segmentId, weight }) => ({ segmentId, weight }))
  await database.wheelVersions.put({ version: setting.version, weights })
  await database.wheelSpins.add(row)
  await addPoints(userId, -setting.pointPerSpin, 'spin', spinId, at)
  if (prizeType === 'point') await addPoints(userId, points, 'prize', spinId, at)
  if (prizeType === 'credit' && amount > 0) {
    const idemKey = `wheel:${spinId}`
    await post({
      userId,
      type: 'wheel',
      amount,
      refType: 'wheel',
      refId: spinId,
      idemKey,
      actor: userId,
      at,
    })
  }
  return row
}

type SpinOnWire = v.InferInput<typeof spinSchema>

export function spinsOf(userId: string, place: Place | 'newest'): Promise<Page<SpinOnWire>> {
  const { wheelSpins, wheelVersions, codes } = database
  return database.transaction('r', wheelSpins, wheelVersions, codes, async () => {
    const page = await pageOf(wheelSpins, '[userId+createdAt]', userId, place, placeOfSpin)
    const [weights, uses] = [await weightsOf(page.rows), await usesOf(page.rows)]
    return { ...page, rows: page.rows.map((row) => describeSpin(row, weights, uses)) }
  })
}

const placeOfSpin = ({ createdAt, spinId }: WheelSpinRow) => ({ moment: createdAt, key: spinId })

type Weights = ReadonlyMap<number, WheelVersionRow['weights']>

/** Weights of these spins, by wheel version. */
async function weightsOf(rows: readonly WheelSpinRow[]): Promise<Weights> {
  const versions = await database.wheelVersions.bulkGet([
    ...new Set(rows.map(({ version }) => version)),
  ])
  return new Map(versions.flatMap((one) => (one ? [[one.version, one.weights]] : [])))
}

type Uses = Awaited<ReturnType<typeof prizeCodeUses>>

function usesOf(rows: readonly WheelSpinRow[]): Promise<Uses> {
  return prizeCodeUses(rows.filter(({ code }) => code !== null).map(({ spinId }) => spinId))
}

function describeSpin(row: WheelSpinRow, weights: Weights, uses: Uses): SpinOnWire {
  const { userId: _, requestId: __, day: ___, ...spin } = row
  const amount = bahtFromSatang(spin.amount)
  const codeUse = uses.get(spin.spinId) ?? null
  return { ...spin, amount, codeUse, weights: weights.get(spin.version) ?? [] }
}
