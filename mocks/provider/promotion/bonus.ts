/** What a promotion gives for a deposit, and what must be played for it. */
import { type Satang, satang } from '#lib/money'
import type { PromotionRow } from '../database/rows'

type Rule = Pick<
  PromotionRow,
  'bonusMode' | 'bonusFixed' | 'bonusPercent' | 'bonusMax' | 'turnoverX' | 'turnoverBase'
>

/** Percentages are rounded down to the satang; never more than `bonusMax`. */
export function bonusOf(
  { bonusMode, bonusFixed, bonusPercent, bonusMax }: Rule,
  deposit: Satang,
): Satang {
  // Percentages may have decimals; their hundredths are whole.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** The factor has one decimal, so it is applied as a whole number of tenths. */
export function turnoverOf(
  { turnoverX, turnoverBase }: Rule,
  deposit: Satang,
  bonus: Satang,
): Satang {
  const base = { 'deposit+bonus': deposit + bonus, bonus, deposit: Number(deposit) }[turnoverBase]
  return satang(Math.ceil((base * Math.round(turnoverX * 10)) / 10))
}
