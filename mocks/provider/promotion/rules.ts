/** What a promotion gives for a deposit, what must be played for it, and which money it binds. */
import { type Satang, satang } from '#lib/money'
import type { LedgerType, PromotionRow } from '../database/rows'

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

/** Money that the player sends in, or takes out. */
export const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/**
 * What is bound to no turnover when it comes: the player's own. Codes and cashback are not among them:
 * whether they are bound is their own rule.
 */
export const unbound: readonly LedgerType[] = [
  ...moved,
  'wheel',
  'invite',
  'adjust_add',
  'adjust_sub',
]
