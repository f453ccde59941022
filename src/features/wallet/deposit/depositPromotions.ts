import {
  type AvailablePromotion,
  exampleDeposit,
  type Promotion,
  promotionTerms,
} from '#contract/promotion/promotion'
import type { Satang } from '#lib/money'

export interface DepositPromotion {
  id: string
  name: string
  /** The promotion's bonus and conditions; null while unknown. */
  promotion: Promotion | null
}

/**
 * Promotions that can be chosen with a deposit. A promotion claimed earlier and still waiting comes first.
 * While one is being played through, or belongs to another deposit, there are none.
 */
export function depositPromotions({
  active,
  waiting,
  promotions,
}: AvailablePromotion): DepositPromotion[] {
  if (active || waiting?.depositId) return []
  const choices = promotions
    .filter(({ PromotionType }) => PromotionType !== 'freecredit')
    .map((promotion) => ({ id: promotion.PromotionID, name: promotion.PromotionName, promotion }))
  if (waiting === null) return choices
  const { PromotionID: id, PromotionName: name } = waiting
  const promotion = promotions.find(({ PromotionID }) => PromotionID === id) ?? null
  return [{ id, name, promotion }, ...choices.filter((choice) => choice.id !== id)]
}

/** @returns the promotion with the highest bonus for this deposit; undefined if none gives a bonus */
export function bestPromotion(
  offered: readonly DepositPromotion[],
  amount: Satang,
): DepositPromotion | undefined {
  return byBonus(offered, amount).find((each) => gainOf(each, amount).bonus > 0)
}

/** Promotions that are listed at first; with one more, the others fold. */
const fewest = 3

/**
 * The promotions with the highest bonus for this deposit, in the operator's order, and those in `kept`.
 * @param amount the typed amount; null if it is invalid
 */
export function bestFew(
  offered: readonly DepositPromotion[],
  amount: Satang | null,
  kept: readonly (string | undefined)[],
): readonly DepositPromotion[] {
  if (offered.length <= fewest + 1) return offered
  const best = new Set(byBonus(offered, amount).slice(0, fewest))
  return offered.filter((each) => best.has(each) || kept.includes(each.id))
}

/** Highest bonus first; of the same bonus, the one with less turnover. */
function byBonus(
  offered: readonly DepositPromotion[],
  amount: Satang | null,
): readonly DepositPromotion[] {
  return offered.toSorted((one, other) => {
    const [first, second] = [gainOf(one, amount), gainOf(other, amount)]
    return second.bonus - first.bonus || first.turnover - second.turnover
  })
}

const nothing = { bonus: 0, turnover: 0 }

function gainOf({ promotion }: DepositPromotion, amount: Satang | null) {
  if (promotion === null) return nothing
  return promotionTerms(promotion, amount ?? exampleDeposit(promotion)) ?? nothing
}
