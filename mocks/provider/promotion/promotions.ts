/** `/promotion` and what a player may receive or has. */
import type * as v from 'valibot'
import type { activePromotionSchema, promotionSchema } from '#contract/promotion/promotion'
import { bahtFromSatang } from '#lib/money'
import type { PromotionReason } from '#lib/refusal'
import { isCurrent, now } from '../../clock'
import { activeReceived } from '../account/players'
import { database } from '../database/database'
import type { PromotionRow, ReceivedRow } from '../database/rows'
import { blockOf } from '../protection/protection'
import { countUsed, pastOf, reasonAgainst, termsOf } from './eligibility'
import { describeReceived, type ReceivedOnWire } from './receive'

type PromotionOnWire = v.InferInput<typeof promotionSchema>

/** The promotions that run now, in their order. */
export function promotions(): Promise<PromotionOnWire[]> {
  return database.transaction('r', database.promotions, database.received, async () => {
    const running = (await runningPromotions()).toSorted(
      (first, second) => first.sort - second.sort,
    )
    return Promise.all(running.map(toWire))
  })
}

/** One promotion, also when it is over, so that what was taken long ago can be explained; drafts are secret. */
export function promotion(id: string): Promise<PromotionOnWire | null> {
  return database.transaction('r', database.promotions, database.received, async () => {
    const row = await database.promotions.get(id)
    return row && row.PromotionStatus !== 'draft' ? toWire(row) : null
  })
}

export interface AvailableOnWire {
  active: v.InferInput<typeof activePromotionSchema> | null
  waiting: ReceivedOnWire | null
  promotions: PromotionOnWire[]
  /** Those that run and are not for this player now, and why. */
  unavailable: { PromotionID: string; why: PromotionReason }[]
}

export function availablePromotion(userId: string): Promise<AvailableOnWire> {
  const { promotions, promotionVersions, received, deposits, blocks } = database
  const tables = [promotions, promotionVersions, received, deposits, blocks]
  return database.transaction('r', tables, async () => {
    const [active, waiting, running, past] = await Promise.all([
      activeReceived(userId),
      received.where({ waitingKey: userId }).first(),
      runningPromotions(),
      pastOf(userId),
    ])
    // What waits for its deposit is told as it was taken, also when it is not to be taken any more.
    const taken = waiting && (await termsOf(waiting))
    const others = running.filter(({ PromotionID }) => PromotionID !== waiting?.PromotionID)
    const open: PromotionRow[] = []
    const unavailable: AvailableOnWire['unavailable'] = []
    // Who takes a break is shown none.
    for (const row of (await blockOf(userId)) ? [] : [...(taken ? [taken] : []), ...others]) {
      const why = await reasonAgainst(row, past, row === taken)
      if (why === null) open.push(row)
      else unavailable.push({ PromotionID: row.PromotionID, why })
    }
    return {
      active: active ? activeToWire(active) : null,
      waiting: waiting ? describeReceived(waiting) : null,
      promotions: await Promise.all(open.map(toWire)),
      unavailable,
    }
  })
}

function runningPromotions(): Promise<PromotionRow[]> {
  const moment = now()
  return database.promotions
    .filter((row) => row.PromotionStatus === 'on' && isCurrent(row, moment))
    .toArray()
}

async function toWire(row: PromotionRow): Promise<PromotionOnWire> {
  return {
    ...row,
    bonusFixed: bahtFromSatang(row.bonusFixed),
    bonusMax: bahtFromSatang(row.bonusMax),
    minDeposit: bahtFromSatang(row.minDeposit),
    maxWithdraw: bahtFromSatang(row.maxWithdraw),
    used: await countUsed(row.PromotionID),
  }
}

function activeToWire(received: ReceivedRow): v.InferInput<typeof activePromotionSchema> {
  return {
    receivedId: received.receivedId,
    PromotionID: received.PromotionID,
    PromotionName: received.PromotionName,
    bonus: bahtFromSatang(received.bonus),
    turnoverRequired: bahtFromSatang(received.turnoverRequired),
    turnoverDone: bahtFromSatang(received.turnoverDone),
    maxWithdraw: bahtFromSatang(received.maxWithdraw),
    receivedAt: received.receivedAt,
    expiresAt: received.expiresAt,
  }
}
