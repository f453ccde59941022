/**
 * What a promotion gives and asks for, and how far one is played through: the provider's rule, by which the
 * page shows it before anybody takes it, without a network too.
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

/** Null below the smallest deposit: then the promotion gives nothing. */
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
    turnover: promotionTurnover(rule, deposit, bonus),
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

type BonusRule = Pick<Rule, 'bonusMode' | 'bonusFixed' | 'bonusPercent' | 'bonusMax'>

/** What a promotion adds to a deposit: a percentage is rounded down to the satang; never more than `bonusMax`. */
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
  { turnoverX, turnoverBase }: Pick<Rule, 'turnoverX' | 'turnoverBase'>,
  deposit: Satang,
  bonus: Satang,
): Satang {
  const bases = { 'deposit+bonus': satang(deposit + bonus), bonus, deposit }
  return turnoverOf(bases[turnoverBase], turnoverX)
}

/**
 * The stakes for which `amount` must be played through `times` times, rounded up to the satang. The factor
 * has one decimal, so it is applied as a whole number of tenths.
 */
export function turnoverOf(amount: Satang, times: number): Satang {
  return satang(Math.ceil((amount * Math.round(times * 10)) / 10))
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
