/** `/promotion`: running promotions, and those available to a player, or why not. */

import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type {
  activePromotionSchema,
  promotionSchema,
  receivedSchema,
} from '#contract/promotion/promotion'
import type { PromotionReason } from '#lib/appError'
import { bahtFromSatang, satang } from '#lib/money'
import {
  bangkokDay,
  bangkokWeekday,
  dayMs,
  isOpenAt,
  startOfBangkokDay,
  weekdayOfHours,
} from '#lib/time'
import { ProviderError } from '../../answer'
import { isCurrent, later, now } from '../../clock'
import { database } from '../database/database'
import type { PromotionRow, ReceivedRow } from '../database/rows'
import { blockOf } from '../protection/protection'
import { activeReceived } from '../wallet/locks'

type PromotionOnWire = v.InferInput<typeof promotionSchema>

export type ReceivedOnWire = v.InferInput<typeof receivedSchema>

/** Running promotions in their order. */
export function promotions(): Promise<PromotionOnWire[]> {
  return database.transaction('r', database.promotions, database.received, async () => {
    const running = (await runningPromotions()).toSorted(
      (first, second) => first.sort - second.sort,
    )
    return Promise.all(running.map(toWire))
  })
}

/** Returns one promotion, even an ended one, to explain old claims; drafts are secret. */
export function promotion(id: string): Promise<PromotionOnWire | null> {
  return database.transaction('r', database.promotions, database.received, async () => {
    const row = await database.promotions.get(id)
    return row && row.PromotionStatus !== 'draft' ? toWire(row) : null
  })
}

interface AvailableOnWire {
  active: v.InferInput<typeof activePromotionSchema> | null
  waiting: ReceivedOnWire | null
  promotions: PromotionOnWire[]
  /** Running promotions that the player cannot claim now, with the reason. */
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
    // A waiting promotion has the terms it was claimed with, even if it can no longer be claimed.
    const taken = waiting && (await termsOf(waiting))
    const others = running.filter(({ PromotionID }) => PromotionID !== waiting?.PromotionID)
    const open: PromotionRow[] = []
    const unavailable: AvailableOnWire['unavailable'] = []
    // Hidden during a break.
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

/** Wire format of a claimed promotion, in any state. */
export function describeReceived(row: ReceivedRow): ReceivedOnWire {
  return {
    receivedId: row.receivedId,
    PromotionID: row.PromotionID,
    PromotionName: row.PromotionName,
    version: row.version,
    depositId: row.depositId,
    deposit: bahtFromSatang(row.deposit),
    bonus: bahtFromSatang(row.bonus),
    turnoverRequired: bahtFromSatang(row.turnoverRequired),
    turnoverDone: bahtFromSatang(row.turnoverDone),
    maxWithdraw: bahtFromSatang(row.maxWithdraw),
    pot: bahtFromSatang(row.pot),
    forfeited: bahtFromSatang(row.forfeited ?? satang(0)),
    capForfeited: bahtFromSatang(row.capForfeited ?? satang(0)),
    status: row.status,
    receivedAt: row.receivedAt,
    activatedAt: row.activatedAt,
    expiresAt: row.expiresAt,
    closedAt: row.closedAt,
    closedBy: row.closedBy ?? null,
    reason: row.reason,
  }
}

/** Data of a player's past that decides which promotions they may claim. */
interface Past {
  userId: string
  /** Whether any deposit was confirmed, and whether one was confirmed today (Bangkok day). */
  hasDeposited: boolean
  hasDepositedToday: boolean
}

async function pastOf(userId: string): Promise<Past> {
  const { deposits } = database
  const [from, to] = today()
  const [confirmed, decidedToday] = await Promise.all([
    deposits.where({ userId, status: 'confirmed' }).count(),
    deposits
      .where('[userId+decidedAt]')
      .between([userId, from], [userId, to], true, false)
      .toArray(),
  ])
  return {
    userId,
    hasDeposited: confirmed > 0,
    hasDepositedToday: decidedToday.some(({ status }) => status === 'confirmed'),
  }
}

/** How often a promotion was activated, which counts towards its quota. */
export function countUsed(PromotionID: string): Promise<number> {
  return database.received
    .where('[PromotionID+activatedAt]')
    .between([PromotionID, Dexie.minKey], [PromotionID, Dexie.maxKey])
    .count()
}

/** Start of today and of tomorrow in Bangkok. */
function today(): [from: string, to: string] {
  const start = startOfBangkokDay(bangkokDay(now()))
  return [later(start, 0), later(start, dayMs)]
}

/** How often a promotion was activated for a player between two times. */
function countTaken(
  userId: string,
  PromotionID: string,
  from: unknown = Dexie.minKey,
  to: unknown = Dexie.maxKey,
): Promise<number> {
  return database.received
    .where('[userId+PromotionID+activatedAt]')
    .between([userId, PromotionID, from], [userId, PromotionID, to], true, false)
    .count()
}

/** The promotion with the terms it was claimed with, but its current quota. */
export async function termsOf({
  PromotionID,
  version,
}: Pick<ReceivedRow, 'PromotionID' | 'version'>): Promise<PromotionRow | undefined> {
  const current = await database.promotions.get(PromotionID)
  if (!current || current.version === version) return current
  const taken = await database.promotionVersions.get([PromotionID, version])
  return { ...(taken ?? current), quota: current.quota }
}

/** @returns why the promotion cannot be claimed now by any player; null if it can */
function reasonNow(promotion: PromotionRow): PromotionReason | null {
  if (promotion.PromotionStatus !== 'on' || !isCurrent(promotion, now())) return 'ended'
  return untimelyAt(promotion, now())
}

/** @returns whether weekdays or hours exclude a moment; null if they do not */
export function untimelyAt(
  { weekdays, hours }: Pick<PromotionRow, 'weekdays' | 'hours'>,
  moment: number,
): 'weekday' | 'hours' | null {
  const weekday = hours ? weekdayOfHours(moment, hours.from, hours.to) : bangkokWeekday(moment)
  if (weekdays && !weekdays.includes(weekday)) return 'weekday'
  return hours && !isOpenAt(moment, hours.from, hours.to) ? 'hours' : null
}

/**
 * @returns why the player cannot claim the promotion; null if they can. Ignores another active or waiting
 * one.
 * `waits`: already claimed, with a day for its deposit, so its hours do not apply.
 */
async function reasonAgainst(
  promotion: PromotionRow,
  { userId, hasDeposited, hasDepositedToday }: Past,
  waits = false,
): Promise<PromotionReason | null> {
  const { PromotionID, PromotionType, audience, perUser, perDay, quota } = promotion
  const untimely = waits ? null : reasonNow(promotion)
  if (untimely !== null) return untimely
  if ((audience === 'new' || PromotionType === 'newmember') && hasDeposited) return 'newmember'
  if (perUser > 0 && (await countTaken(userId, PromotionID)) >= perUser) return 'peruser'
  if (perDay > 0 && (await countTaken(userId, PromotionID, ...today())) >= perDay) return 'perday'
  if (PromotionType === 'dailyfirst' && hasDepositedToday) return 'firstdeposit'
  if (quota > 0 && (await countUsed(PromotionID)) >= quota) return 'quota'
  return null
}

/**
 * Returns the promotion, with its claimed terms if it waits already.
 * @throws {ProviderError} if the player may not claim it, or agreed to another version of the terms
 */
export async function requireEligible(
  userId: string,
  PromotionID: string,
  seen: number | undefined,
): Promise<PromotionRow> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  const waits = waiting?.PromotionID === PromotionID
  const promotion = await (waits ? termsOf(waiting) : database.promotions.get(PromotionID))
  if (!promotion || promotion.PromotionStatus === 'draft') throw new ProviderError('notfound')
  const active = await database.received.where({ activeKey: userId }).count()
  if (active > 0) throw new ProviderError('promoactive')
  const why = await reasonAgainst(promotion, await pastOf(userId), waits)
  if (why === 'quota') throw new ProviderError('promoquota')
  if (why !== null) throw new ProviderError('promonoteligible', { why })
  if ((seen ?? promotion.version) !== promotion.version) throw new ProviderError('termschanged')
  return promotion
}
