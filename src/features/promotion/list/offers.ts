import type { AvailablePromotion, Promotion } from '#contract/promotion/promotion'
import type { PromotionReason } from '#lib/refusal'

/** Why a promotion is not to be had now. `other`: the provider gave no reason and none is to be seen. */
export type Hindrance = PromotionReason | 'waiting' | 'notstarted' | 'off' | 'other'

export interface Offer {
  promotion: Promotion
  /** Null when the player may receive it. */
  hindrance: Hindrance | null
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
    .map((promotion) => ({ promotion, hindrance: hindranceOf(promotion, available, now) }))
    .toSorted(
      (one, other) =>
        Number(one.hindrance !== null) - Number(other.hindrance !== null) ||
        one.promotion.sort - other.promotion.sort,
    )
}

/** What stands between a player and a promotion; what the provider says comes first. */
export function hindranceOf(
  promotion: Promotion,
  { active, waiting, promotions, unavailable }: AvailablePromotion,
  now: number,
): Hindrance | null {
  const { PromotionID } = promotion
  const said = unavailable.find((each) => each.PromotionID === PromotionID)
  if (said) return said.why
  if (active) return 'active'
  if (waiting) return 'waiting'
  if (promotions.some((each) => each.PromotionID === PromotionID)) return null
  return visibleHindrance(promotion, now) ?? 'other'
}

/** A provider that names no reasons still sends what most of them follow from. */
function visibleHindrance(promotion: Promotion, now: number): Hindrance | null {
  const { PromotionStatus, startAt, endAt, quota, used, audience, perUser } = promotion
  if (PromotionStatus === 'ended' || (endAt !== null && endAt <= now)) return 'ended'
  if (PromotionStatus !== 'on') return 'off'
  if (startAt !== null && startAt > now) return 'notstarted'
  if (quota > 0 && used >= quota) return 'quota'
  if (audience === 'new') return 'newmember'
  return perUser > 0 ? 'peruser' : null
}
