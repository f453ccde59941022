import type { AvailablePromotion, Promotion } from '#contract/promotion/promotion'
import type { PromotionReason } from '#lib/appError'

/** Why a promotion is unavailable now. `other`: the provider gives no reason and the app finds none. */
export type BlockedReason = PromotionReason | 'waiting' | 'notstarted' | 'off' | 'other'

export interface Offer {
  promotion: Promotion
  /** Null if the player may claim it. */
  blockedReason: BlockedReason | null
}

/**
 * All promotions from one player's view: available ones first, then in the operator's order.
 * `now`: milliseconds since 1970.
 */
export function offersOf(
  promotions: readonly Promotion[],
  available: AvailablePromotion,
  now: number,
): Offer[] {
  const known = new Map(
    [...promotions, ...available.promotions].map((each) => [each.PromotionID, each]),
  )
  return [...known.values()]
    .map((promotion) => ({ promotion, blockedReason: blockedReasonOf(promotion, available, now) }))
    .toSorted(
      (one, other) =>
        Number(one.blockedReason !== null) - Number(other.blockedReason !== null) ||
        one.promotion.sort - other.promotion.sort,
    )
}

/** Why a player cannot claim a promotion. The provider's reason takes precedence. */
export function blockedReasonOf(
  promotion: Promotion,
  { active, waiting, promotions, unavailable }: AvailablePromotion,
  now: number,
): BlockedReason | null {
  const { PromotionID } = promotion
  const said = unavailable.find((each) => each.PromotionID === PromotionID)
  if (said) return said.why
  if (active) return 'active'
  if (waiting) return 'waiting'
  if (promotions.some((each) => each.PromotionID === PromotionID)) return null
  return visibleReason(promotion, now) ?? 'other'
}

/** A provider that gives no reasons still sends data from which most of them follow. */
function visibleReason(promotion: Promotion, now: number): BlockedReason | null {
  const { PromotionStatus, startAt, endAt, quota, used, audience, perUser } = promotion
  if (PromotionStatus === 'ended' || (endAt !== null && endAt <= now)) return 'ended'
  if (PromotionStatus !== 'on') return 'off'
  if (startAt !== null && startAt > now) return 'notstarted'
  if (quota > 0 && used >= quota) return 'quota'
  if (audience === 'new') return 'newmember'
  return perUser > 0 ? 'peruser' : null
}
