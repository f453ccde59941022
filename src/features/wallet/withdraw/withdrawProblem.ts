import type { WithdrawSetting } from '#contract/site/setting'
import type { Wallet } from '#contract/wallet/wallet'
import type { RefusalCode, RefusalValues } from '#lib/refusal'
import { readAmount } from '#ui/money/amount'

export interface Problem {
  code: RefusalCode
  values?: RefusalValues
}

const aboutAmount: ReadonlySet<string> = new Set<RefusalCode>([
  'amountrequired',
  'amountinvalid',
  'amountcomma',
  'belowminwithdraw',
  'overmaxwithdraw',
  'insufficientcredit',
  'withdrawday',
  'turnoverincomplete',
])

/** Whether a refusal stands beside the amount; the others concern the whole form. */
export function isAboutAmount(code: string): boolean {
  return aboutAmount.has(code)
}

/** What can be seen to be wrong before anybody is asked: the provider has the last word. */
export function withdrawProblem(
  amountText: string,
  { credit, available, turnoverLeft, withdrawLeftToday }: Wallet,
  setting: WithdrawSetting | undefined,
): Problem | null {
  const { amount, problem } = readAmount(amountText)
  if (amount === null) return { code: problem }
  if (setting && amount < setting.minWithdraw) {
    return { code: 'belowminwithdraw', values: { min: setting.minWithdraw } }
  }
  if (setting && setting.maxWithdraw > 0 && amount > setting.maxWithdraw) {
    return { code: 'overmaxwithdraw', values: { max: setting.maxWithdraw } }
  }
  if (amount > available && amount <= credit && turnoverLeft > 0) {
    return { code: 'turnoverincomplete', values: { left: turnoverLeft } }
  }
  if (amount > available) return { code: 'insufficientcredit', values: { max: available } }
  return setting && setting.maxPerDay > 0 && amount > withdrawLeftToday
    ? { code: 'withdrawday', values: { left: withdrawLeftToday } }
    : null
}
