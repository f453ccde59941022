/** Whether a player may have a promotion, and if not, why. */
import { Dexie } from 'dexie'
import type { PromotionReason } from '#lib/refusal'
import { bangkokDay, bangkokWeekday, dayMs, isOpenAt, startOfBangkokDay } from '#lib/time'
import { Refused } from '../../answer'
import { isCurrent, later, now } from '../../clock'
import { database } from '../database/database'
import type { PromotionRow, ReceivedRow } from '../database/rows'

/** What of a player's past decides which promotions they may have. */
export interface Past {
  userId: string
  /** Whether any deposit was confirmed, and whether one was today (in Bangkok). */
  hasDeposited: boolean
  hasDepositedToday: boolean
}

export async function pastOf(userId: string): Promise<Past> {
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

/** How often a promotion brought its bonus: that counts against its quota. */
export function countUsed(PromotionID: string): Promise<number> {
  return database.received
    .where('[PromotionID+activatedAt]')
    .between([PromotionID, Dexie.minKey], [PromotionID, Dexie.maxKey])
    .count()
}

/** The beginning of today and of tomorrow in Bangkok. */
function today(): [from: string, to: string] {
  const start = startOfBangkokDay(bangkokDay(now()))
  return [later(start, 0), later(start, dayMs)]
}

/** How often a promotion came into force for a player between two moments. */
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

/** The promotion as it was when it was taken, except its quota, which counts as it is now. */
export async function termsOf({
  PromotionID,
  version,
}: Pick<ReceivedRow, 'PromotionID' | 'version'>): Promise<PromotionRow | undefined> {
  const current = await database.promotions.get(PromotionID)
  if (!current || current.version === version) return current
  const taken = await database.promotionVersions.get([PromotionID, version])
  return { ...(taken ?? current), quota: current.quota }
}

/** Why nobody can take the promotion at this moment; null if it can be taken. */
function reasonNow(promotion: PromotionRow): PromotionReason | null {
  const { PromotionStatus, weekdays, hours } = promotion
  if (PromotionStatus !== 'on' || !isCurrent(promotion, now())) return 'ended'
  if (weekdays && !weekdays.includes(bangkokWeekday(now()))) return 'weekday'
  return hours && !isOpenAt(now(), hours.from, hours.to) ? 'hours' : null
}

/**
 * Why the player cannot have the promotion; null if they can. Another one that is active or waiting does not
 * count here. `waits`: it was taken already and has a day for its deposit, so its hours do not count.
 */
export async function reasonAgainst(
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

/** The promotion, as it was taken if it waits already. Throws a {@link Refused} if the player may not have it. */
export async function requireEligible(userId: string, PromotionID: string): Promise<PromotionRow> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  const waits = waiting?.PromotionID === PromotionID
  const promotion = await (waits ? termsOf(waiting) : database.promotions.get(PromotionID))
  if (!promotion || promotion.PromotionStatus === 'draft') throw new Refused('notfound')
  const active = await database.received.where({ activeKey: userId }).count()
  if (active > 0) throw new Refused('promoactive')
  const why = await reasonAgainst(promotion, await pastOf(userId), waits)
  if (why === 'quota') throw new Refused('promoquota')
  if (why !== null) throw new Refused('promonoteligible', { why })
  return promotion
}
