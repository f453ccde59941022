import type { Satang } from '../../../lib/money'
import type { RefusalCode, RefusalValues } from '../../../lib/refusal'
import { readAmount } from '../../../ui/money/amount'
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

/** What can be seen to be wrong before anybody is asked: the provider has the last word. */
export function depositProblem(amountText: string, way: DepositWay | undefined): Problem | null {
  const { amount, problem } = readAmount(amountText)
  if (amount === null) return { code: problem }
  if (way === undefined) return { code: 'bankclosed' }
  return limitProblem(amount, way)
}

function limitProblem(amount: Satang, { bank }: DepositWay): Problem | null {
  const { minDeposit: min, maxDeposit: max } = bank
  if (bank.status !== 'on') return { code: 'bankclosed' }
  if (amount < min) return { code: 'belowmindeposit', values: { min } }
  return max > 0 && amount > max ? { code: 'overmaxdeposit', values: { max } } : null
}
