/** What is granted for a deposit and what must be played for it. The app shows the same rule: `src/contract/promotion/terms.ts`. */
import { type Satang, satang } from '#lib/money'
import type { PromotionRow } from '../database/rows'

type BonusRule = Pick<PromotionRow, 'bonusMode' | 'bonusFixed' | 'bonusPercent' | 'bonusMax'>

/** Percentages are rounded down to the satang; never more than `bonusMax`. */
export function bonusOf(
  { bonusMode, bonusFixed, bonusPercent, bonusMax }: BonusRule,
  deposit: Satang,
): Satang {
  // Percentages have two decimals: as whole hundredths they are multiplied exactly.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** The stakes that a promotion asks for after a deposit. */
export function promotionTurnover(
  { turnoverX, turnoverBase }: Pick<PromotionRow, 'turnoverX' | 'turnoverBase'>,
  deposit: Satang,
  bonus: Satang,
): Satang {
  const bases = { 'deposit+bonus': satang(deposit + bonus), bonus, deposit }
  return turnoverOf(bases[turnoverBase], turnoverX)
}

/** The stakes for which `amount` must be played through `times` times, rounded up to the satang; `times` has one decimal. */
export function turnoverOf(amount: Satang, times: number): Satang {
  return satang(Math.ceil((amount * Math.round(times * 10)) / 10))
}
