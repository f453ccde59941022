/** What some players spun lately, and what came back of losses: by the rules that hold for everybody. */
import { drawSegment, sha256 } from '#contract/rewards/rewards'
import { bangkokDay, dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { WheelSeedRow, WheelValue } from '../../provider/database/playRows'
import { addPoints, recordSpin } from '../../provider/rewards/wheel'
import { settingOf } from '../../provider/site'
import { runCashback } from '../offers/cashback'
import type { PastAction } from './pastAction'

/** One on each of the last days. */
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

/** Drawn before the transaction that they are written in: hashing takes its time. */
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

/** In the transaction of the seed. */
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

/** The first of some whose ledger has nothing after a moment: what is won then is its last entry. */
async function idleSince(at: string, players: readonly string[]): Promise<string | undefined> {
  for (const userId of players) {
    const later = database.ledger.where('[userId+createdAt]').between([userId, at], [userId, '~'])
    if ((await later.count()) === 0) return userId
  }
  return undefined
}

/** The periods that ended by now, computed as of the end of the last one; nothing where there was nothing to compute. */
export async function cashbackAction(): Promise<PastAction[]> {
  const { answer: _, ...entry } = await runCashback()
  const ends = (await database.cashbacks.toArray()).map(({ periodEnd }) => periodEnd)
  const last = ends.toSorted().at(-1)
  return last === undefined ? [] : [{ ...entry, targetId: bangkokDay(Date.parse(last)), at: last }]
}
