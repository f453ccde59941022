/** Sample spins and cashback of some players, made by the same rules as real ones. */
import { drawSegment, sha256 } from '#contract/rewards/rewards'
import { bangkokDay, dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { WheelSeedRow, WheelValue } from '../../provider/database/playRows'
import { addPoints, recordSpin } from '../../provider/rewards/wheel'
import { settingOf } from '../../provider/site'
import type { PastAction } from '../audit'
import { runCashback } from '../offers/cashback'

/** One spin on each of the last days. */
const spins = 8

interface PastDraw {
  seed: Omit<WheelSeedRow, 'userId'>
  segmentId: string
}

export interface PastDraws {
  setting: WheelValue
  draws: PastDraw[]
}

const clientSeed = 'lucky'

/** Draws before the transaction that writes them, because hashing is asynchronous. */
export async function drawPast(): Promise<PastDraws> {
  const setting = await settingOf('wheel')
  const draws: PastDraw[] = []
  for (let number = 0; number < spins; number += 1) {
    const seed = await sha256(`spin ${number}`)
    const segmentId = await drawSegment(seed, clientSeed, setting.segments)
    draws.push({ seed: { seed, seedHash: await sha256(seed) }, segmentId })
  }
  return { setting, draws }
}

/** Runs in the transaction of the seed. */
export async function tellSpins({ setting, draws }: PastDraws): Promise<void> {
  const players = await database.players.orderBy('createdAt').primaryKeys()
  for (const [index, { seed, segmentId }] of draws.entries()) {
    const at = later(now(), -(draws.length - index) * dayMs)
    const userId = await idleSince(at, players.slice(index * 3))
    if (userId === undefined) continue
    const requestId = `seed-spin-${index}`
    await addPoints(userId, setting.pointPerSpin, 'gift', requestId, at)
    const draw = { seed: { userId, ...seed }, segmentId }
    await recordSpin({ userId, requestId, clientSeed }, draw, setting, at)
  }
}

/** The first player without ledger entries after a moment, so that a prize becomes their last entry. */
async function idleSince(at: string, players: readonly string[]): Promise<string | undefined> {
  for (const userId of players) {
    const later = database.ledger.where('[userId+createdAt]').between([userId, at], [userId, '~'])
    if ((await later.count()) === 0) return userId
  }
  return undefined
}

/** Computes the ended periods, dated at the end of the last one. @returns an empty list if there are none */
export async function cashbackAction(): Promise<PastAction[]> {
  const { answer: _, ...entry } = await runCashback()
  const ends = (await database.cashbacks.toArray()).map(({ periodEnd }) => periodEnd)
  const last = ends.toSorted().at(-1)
  return last === undefined ? [] : [{ ...entry, targetId: bangkokDay(Date.parse(last)), at: last }]
}
