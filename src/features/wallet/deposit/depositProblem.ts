import type { Promotion } from '#contract/promotion/promotion'
import type { Satang } from '#lib/money'
import type { RefusalCode, RefusalValues } from '#lib/refusal'
import { readAmount } from '#ui/money/amount'
import type { DepositWay } from './depositChoices'

/** The part of the form that a refusal is about. */
export type DepositField = 'amount' | 'way' | 'promotion' | 'form'

const fields: Readonly<Partial<Record<string, DepositField>>> = {
  amountrequired: 'amount',
  amountinvalid: 'amount',
  amountcomma: 'amount',
  belowmindeposit: 'amount',
  overmaxdeposit: 'amount',
  depositlimit: 'amount',
  bankclosed: 'way',
  depositbusy: 'way',
  promoactive: 'promotion',
  promonoteligible: 'promotion',
  promoquota: 'promotion',
  promoclosed: 'promotion',
}

export function depositFieldOf(code: string): DepositField {
  return fields[code] ?? 'form'
}

export interface Problem {
  code: RefusalCode
  values?: RefusalValues
}

interface Bounds {
  /** What the player's own limits still allow; null without one. */
  limitLeft: Satang | null
  /** What was chosen, if it is known. */
  promotion: Pick<Promotion, 'minDeposit'> | null | undefined
}

/** What can be seen to be wrong before anybody is asked: the provider has the last word. */
export function depositProblem(
  amountText: string,
  way: DepositWay | undefined,
  { limitLeft, promotion }: Bounds,
): Problem | null {
  const { amount, problem } = readAmount(amountText)
  if (amount === null) return { code: problem }
  if (way?.bank.status !== 'on') return { code: 'bankclosed' }
  const { minDeposit: min, maxDeposit: max } = way.bank
  if (amount < min) return { code: 'belowmindeposit', values: { min } }
  if (max > 0 && amount > max) return { code: 'overmaxdeposit', values: { max } }
  if (limitLeft !== null && amount > limitLeft) {
    return { code: 'depositlimit', values: { left: limitLeft } }
  }
  return promotion && amount < promotion.minDeposit
    ? { code: 'promonoteligible', values: { why: 'mindeposit' } }
    : null
}
