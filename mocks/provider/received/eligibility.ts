/** Whether a player may have a promotion, and if not, why. */
import { isOpenAt } from '../../../src/lib/openingHours'
import type { PromotionReason } from '../../../src/lib/refusal'
import { bangkokDay, bangkokWeekday } from '../../../src/lib/time'
import { now } from '../../clock'
import { database } from '../database'
import { Refused } from '../refused'
import type { DepositRow, PromotionRow, ReceivedRow } from '../rows'
import { isCurrent } from '../validity'

/** What decides about one player. */
export interface Past {
  /** All receipts of the player. */
  receipts: ReceivedRow[]
  /** The player's confirmed deposits. */
  deposits: DepositRow[]
}

export async function pastOf(userId: string): Promise<Past> {
  const [receipts, deposits] = await Promise.all([
    database.received.where({ userId }).toArray(),
    database.deposits.where({ userId }).toArray(),
  ])
  return { receipts, deposits: deposits.filter(({ status }) => status === 'confirmed') }
}

/** How many receipts of a promotion brought their bonus: these count against its quota. */
export function countUsed(PromotionID: string): Promise<number> {
  return database.received
    .where({ PromotionID })
    .filter(({ activatedAt }) => activatedAt !== null)
    .count()
}

/** Why not, or null; another promotion that is active or waiting does not count here. */
export async function reasonAgainst(
  promotion: PromotionRow,
  { receipts, deposits }: Past,
): Promise<PromotionReason | null> {
  const { PromotionID, PromotionType, audience, perUser, perDay, quota } = promotion
  const today = bangkokDay(now())
  const isToday = (moment: string | null) =>
    moment !== null && bangkokDay(new Date(moment)) === today
  const taken = receipts.filter(
    (row) => row.PromotionID === PromotionID && row.activatedAt !== null,
  )
  const { weekdays, hours } = promotion
  if (promotion.PromotionStatus !== 'on' || !isCurrent(promotion, now())) return 'ended'
  if (weekdays && !weekdays.includes(bangkokWeekday(now()))) return 'weekday'
  if (hours && !isOpenAt(now(), hours.from, hours.to)) return 'hours'
  if ((audience === 'new' || PromotionType === 'newmember') && deposits.length > 0) {
    return 'newmember'
  }
  if (perUser > 0 && taken.length >= perUser) return 'peruser'
  if (perDay > 0 && taken.filter((row) => isToday(row.activatedAt)).length >= perDay) {
    return 'perday'
  }
  if (PromotionType === 'dailyfirst' && deposits.some((row) => isToday(row.decidedAt))) {
    return 'firstdeposit'
  }
  if (quota > 0 && (await countUsed(PromotionID)) >= quota) return 'quota'
  return null
}

/** The promotion, if the player may have it now. Throws a {@link Refused} if not. */
export async function requireEligible(userId: string, PromotionID: string): Promise<PromotionRow> {
  const promotion = await database.promotions.get(PromotionID)
  if (!promotion || promotion.PromotionStatus === 'draft') throw new Refused('notfound')
  const active = await database.received.where({ activeKey: userId }).count()
  if (active > 0) throw new Refused('promoactive')
  const why = await reasonAgainst(promotion, await pastOf(userId))
  if (why === 'quota') throw new Refused('promoquota')
  if (why !== null) throw new Refused('promonoteligible', { why })
  return promotion
}
