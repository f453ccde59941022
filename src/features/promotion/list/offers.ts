import type { AvailablePromotion, Promotion } from '#contract/promotion/promotion'
import type { PromotionReason } from '#lib/refusal'

/** Why a promotion is not to be had now. `other`: the provider gave no reason and none is to be seen. */
export type BlockedReason = PromotionReason | 'waiting' | 'notstarted' | 'off' | 'other'

export interface Offer {
  promotion: Promotion
  /** Null when the player may receive it. */
  blockedReason: BlockedReason | null
}

/**
 * All promotions as one player may have them: those that can be received first, then by the
 * operator's order. `now`: milliseconds since 1970.
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

/** What stands between a player and a promotion; what the provider says comes first. */
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

/** A provider that names no reasons still sends what most of them follow from. */
function visibleReason(promotion: Promotion, now: number): BlockedReason | null {
  const { PromotionStatus, startAt, endAt, quota, used, audience, perUser } = promotion
  if (PromotionStatus === 'ended' || (endAt !== null && endAt <= now)) return 'ended'
  if (PromotionStatus !== 'on') return 'off'
  if (startAt !== null && startAt > now) return 'notstarted'
  if (quota > 0 && used >= quota) return 'quota'
  if (audience === 'new') return 'newmember'
  return perUser > 0 ? 'peruser' : null
}
