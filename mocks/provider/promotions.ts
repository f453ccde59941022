/** `/promotion` and what a player may receive or has. */
import type * as v from 'valibot'
import type { activePromotionSchema, promotionSchema } from '../../src/contract/promotion'
import { bahtFromSatang } from '../../src/lib/money'
import { now } from '../clock'
import { database } from './database'
import { activeReceipt } from './players'
import type { PromotionRow, ReceivedRow } from './rows'
import { isCurrent } from './validity'

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

/** One promotion, also when it is over, so that old receipts can be explained; drafts are secret. */
export function promotion(id: string): Promise<PromotionOnWire | null> {
  return database.transaction('r', database.promotions, database.received, async () => {
    const row = await database.promotions.get(id)
    return row && row.PromotionStatus !== 'draft' ? toWire(row) : null
  })
}

export interface AvailableOnWire {
  active: v.InferInput<typeof activePromotionSchema> | null
  promotions: PromotionOnWire[]
}

export function availablePromotion(userId: string): Promise<AvailableOnWire> {
  const { promotions, received, deposits } = database
  return database.transaction('r', promotions, received, deposits, async () => {
    const [active, running, receipts, deposited] = await Promise.all([
      activeReceipt(userId),
      runningPromotions(),
      received.where({ userId }).toArray(),
      deposits
        .where({ userId })
        .filter(({ status }) => status === 'confirmed')
        .count(),
    ])
    const open = running.filter(
      (row) =>
        (row.audience === 'all' || deposited === 0) &&
        (row.perUser === 0 || timesTaken(receipts, row.PromotionID) < row.perUser),
    )
    return {
      active: active ? activeToWire(active) : null,
      promotions: await Promise.all(open.map(toWire)),
    }
  })
}

function runningPromotions(): Promise<PromotionRow[]> {
  const moment = now()
  return database.promotions
    .filter((row) => row.PromotionStatus === 'on' && isCurrent(row, moment))
    .toArray()
}

function timesTaken(receipts: ReceivedRow[], promotionID: string): number {
  return receipts.filter((receipt) => receipt.PromotionID === promotionID).length
}

async function toWire(row: PromotionRow): Promise<PromotionOnWire> {
  return {
    ...row,
    bonusFixed: bahtFromSatang(row.bonusFixed),
    bonusMax: bahtFromSatang(row.bonusMax),
    minDeposit: bahtFromSatang(row.minDeposit),
    maxWithdraw: bahtFromSatang(row.maxWithdraw),
    used: await database.received.where({ PromotionID: row.PromotionID }).count(),
  }
}

function activeToWire(receipt: ReceivedRow): v.InferInput<typeof activePromotionSchema> {
  return {
    PromotionID: receipt.PromotionID,
    PromotionName: receipt.PromotionName,
    bonus: bahtFromSatang(receipt.bonus),
    turnoverRequired: bahtFromSatang(receipt.turnoverRequired),
    turnoverDone: bahtFromSatang(receipt.turnoverDone),
    maxWithdraw: bahtFromSatang(receipt.maxWithdraw),
    receivedAt: receipt.receivedAt,
    expiresAt: receipt.expiresAt,
  }
}
