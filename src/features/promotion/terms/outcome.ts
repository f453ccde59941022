import type { Promotion } from '../../../contract/promotion'
import { type Satang, satang } from '../../../lib/money'

type Terms = Pick<
  Promotion,
  | 'bonusMode'
  | 'bonusPercent'
  | 'bonusFixed'
  | 'bonusMax'
  | 'minDeposit'
  | 'turnoverX'
  | 'turnoverBase'
  | 'maxWithdraw'
>

/** What a deposit with a promotion comes to. */
export interface Outcome {
  bonus: Satang
  /** Stakes to be played through before a withdrawal. */
  turnover: Satang
  /** What can be withdrawn afterwards; null for no limit. */
  maxWithdraw: Satang | null
  /** The deposit with its bonus. */
  credit: Satang
}

/**
 * The provider's rule, repeated here so that it can be tried without a network: the bonus is rounded
 * down to the satang, the turnover up. Null below the smallest deposit: then there is no promotion.
 */
export function outcomeOf(terms: Terms, deposit: Satang): Outcome | null {
  if (deposit < terms.minDeposit) return null
  const bonus = bonusOf(terms, deposit)
  return {
    bonus,
    turnover: turnoverOf(terms, deposit, bonus),
    maxWithdraw: terms.maxWithdraw === 0 ? null : terms.maxWithdraw,
    credit: satang(deposit + bonus),
  }
}

function bonusOf(
  { bonusMode, bonusFixed, bonusPercent, bonusMax }: Terms,
  deposit: Satang,
): Satang {
  // Hundredths of a percent are whole numbers, and whole numbers of this size are exact.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** The factor has one decimal, so it is applied as a whole number of tenths. */
function turnoverOf({ turnoverX, turnoverBase }: Terms, deposit: Satang, bonus: Satang): Satang {
  const bases = { 'deposit+bonus': deposit + bonus, bonus: Number(bonus), deposit: Number(deposit) }
  return satang(Math.ceil((bases[turnoverBase] * Math.round(turnoverX * 10)) / 10))
}
