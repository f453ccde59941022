/** POST /userbalance/wheelspin: commit and reveal. */
import type * as v from 'valibot'
import type { SpinOrder, spinAnswerSchema, spinSchema } from '#contract/rewards/wheel'
import { drawSegment } from '#contract/rewards/wheel'
import { bahtFromSatang } from '#lib/money'
import { Refused } from '../../answer'
import { isoNow } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { type Page, type Place, pageOf } from '../database/pages'
import type { WheelSeedRow, WheelSpinRow, WheelValue, WheelVersionRow } from '../database/playRows'
import { type Answer, perform } from '../orders/orders'
import { requirePlayable } from '../protection/protection'
import { settingOf } from '../site'
import { post } from '../wallet/ledger'
import { givePrizeCode } from './codes'
import { addPoints, isBudgetGone, makeSeedRow, nextSeed, pointsOf, spinDay } from './wheel'

/** A draw that is made before the transaction, because hashing takes its time. */
interface Draw {
  seed: WheelSeedRow
  next: WheelSeedRow
  version: number
  segmentId: string
}

export async function spinWheel(order: SpinOrder): Promise<Answer> {
  const draw = await drawFor(order)
  return perform('wheelspin', order, () => spin(order, draw))
}

/** Null when the hash that the player saw is not that of the next seed. */
async function drawFor({ userId, seedHash, clientSeed }: SpinOrder): Promise<Draw | null> {
  const [seed, setting] = [await nextSeed(userId), await settingOf('wheel')]
  if (seed.seedHash !== seedHash || !setting.segments.some(({ weight }) => weight > 0)) return null
  const segmentId = await drawSegment(seed.seed, clientSeed, setting.segments)
  return { seed, next: await makeSeedRow(userId), version: setting.version, segmentId }
}

async function spin(
  order: SpinOrder,
  draw: Draw | null,
): Promise<v.InferInput<typeof spinAnswerSchema>> {
  const { userId } = order
  await requirePlayable(userId)
  const setting = await settingOf('wheel')
  const day = spinDay(setting.resetAt)
  if (!setting.enabled) throw new Refused('notavailable')
  if ((await pointsOf(userId)) < setting.pointPerSpin) throw new Refused('wheelpoint')
  const own = await database.wheelSpins.where({ userId, day }).count()
  if (setting.spinPerDay > 0 && own >= setting.spinPerDay) throw new Refused('wheeldaily')
  if (await isBudgetGone()) throw new Refused('wheelbudget')
  const seed = await database.wheelSeeds.get(userId)
  const stale = draw?.version !== setting.version || seed?.seedHash !== draw.seed.seedHash
  if (draw === null || stale) throw new Refused('wheelchanged')
  const row = await recordSpin(order, draw, setting)
  await database.wheelSeeds.put(draw.next)
  return {
    ...describeSpin(row, await weightsOf([row])),
    nextSeedHash: draw.next.seedHash,
    pointsLeft: await pointsOf(userId),
  }
}

/** The point leaves and the prize comes, together with the spin. In the caller's transaction. */
export async function recordSpin(
  { userId, requestId, clientSeed }: Omit<SpinOrder, 'seedHash'>,
  { seed, segmentId }: Pick<Draw, 'seed' | 'segmentId'>,
  setting: WheelValue,
  at = isoNow(),
): Promise<WheelSpinRow> {
  const segment = setting.segments.find((one) => one.segmentId === segmentId)
  if (!segment) throw new Refused('wheelchanged')
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
  const { wheelSpins, wheelVersions } = database
  return database.transaction('r', wheelSpins, wheelVersions, async () => {
    const page = await pageOf(wheelSpins, '[userId+createdAt]', userId, place, placeOfSpin)
    const weights = await weightsOf(page.rows)
    return { ...page, rows: page.rows.map((row) => describeSpin(row, weights)) }
  })
}

const placeOfSpin = ({ createdAt, spinId }: WheelSpinRow) => ({ moment: createdAt, key: spinId })

type Weights = ReadonlyMap<number, WheelVersionRow['weights']>

/** What these spins were drawn by, by the wheel's version. */
async function weightsOf(rows: readonly WheelSpinRow[]): Promise<Weights> {
  const versions = await database.wheelVersions.bulkGet([
    ...new Set(rows.map(({ version }) => version)),
  ])
  return new Map(versions.flatMap((one) => (one ? [[one.version, one.weights]] : [])))
}

function describeSpin(row: WheelSpinRow, weights: Weights): SpinOnWire {
  const { userId: _, requestId: __, day: ___, ...spin } = row
  const amount = bahtFromSatang(spin.amount)
  return { ...spin, amount, weights: weights.get(spin.version) ?? [] }
}
