/**
 * What a promotion comes to for one deposit and one wallet, told before anybody takes it, and how far it
 * is played through.
 */
import { type Satang, satang, satangFromBaht } from '#lib/money'
import type { Wallet } from '../wallet/wallet'
import type { Promotion } from './promotion'

type Rule = Pick<
  Promotion,
  | 'bonusMode'
  | 'bonusPercent'
  | 'bonusFixed'
  | 'bonusMax'
  | 'minDeposit'
  | 'turnoverX'
  | 'turnoverBase'
  | 'maxWithdraw'
  | 'expireDays'
>

interface PromotionTerms {
  /** Zero for free credit. */
  deposit: Satang
  bonus: Satang
  /** Stakes to be played through before a withdrawal. */
  turnover: Satang
  /** What completion leaves at most, later deposits aside; null for all. */
  maxWithdraw: Satang | null
  /** In which it must be completed; zero for no end. */
  days: number
  /** What is in the wallet now and gets locked with it; null where that is not known. */
  credit: Satang | null
  /**
   * What stays if it is given up, as far as it is not lost by then; null where that is not known, or
   * some of the credit came with turnover of its own.
   */
  own: Satang | null
}

/**
 * The provider's rule, repeated here so that it can be tried without a network: the bonus is rounded
 * down to the satang, the turnover up. Null below the smallest deposit: then there is no promotion.
 */
export function promotionTerms(
  rule: Rule,
  deposit: Satang,
  wallet?: Pick<Wallet, 'credit' | 'locks'>,
): PromotionTerms | null {
  if (deposit < rule.minDeposit) return null
  const bonus = bonusOf(rule, deposit)
  return {
    deposit,
    bonus,
    turnover: turnoverOf(rule, deposit, bonus),
    maxWithdraw: rule.maxWithdraw === 0 ? null : rule.maxWithdraw,
    days: rule.expireDays,
    credit: wallet?.credit ?? null,
    own: wallet?.locks.length === 0 ? satang(wallet.credit + deposit) : null,
  }
}

const usualDeposit = satangFromBaht(500)

/** What a promotion is shown with before a deposit is typed: a usual one, or the smallest that counts. */
export function exampleDeposit({
  minDeposit,
  PromotionType,
}: Pick<Promotion, 'minDeposit' | 'PromotionType'>): Satang {
  if (PromotionType === 'freecredit') return satang(0)
  return minDeposit > usualDeposit ? minDeposit : usualDeposit
}

function bonusOf({ bonusMode, bonusFixed, bonusPercent, bonusMax }: Rule, deposit: Satang): Satang {
  // Hundredths of a percent are whole numbers, and whole numbers of this size are exact.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** The factor has one decimal, so it is applied as a whole number of tenths. */
function turnoverOf({ turnoverX, turnoverBase }: Rule, deposit: Satang, bonus: Satang): Satang {
  const bases = { 'deposit+bonus': deposit + bonus, bonus: Number(bonus), deposit: Number(deposit) }
  return satang(Math.ceil((bases[turnoverBase] * Math.round(turnoverX * 10)) / 10))
}

interface Turnover {
  done: Satang
  required: Satang
  left: Satang
  /** 0 to 1, in whole percent, rounded down: 100 % means that nothing is left. */
  share: number
}

/** How far a promotion has been played through. One that requires nothing is complete. */
export function turnoverProgress({
  turnoverDone: done,
  turnoverRequired: required,
}: {
  turnoverDone: Satang
  turnoverRequired: Satang
}): Turnover {
  const share = done >= required ? 1 : Math.floor((done / required) * 100) / 100
  return { done, required, left: satang(Math.max(0, required - done)), share }
}
