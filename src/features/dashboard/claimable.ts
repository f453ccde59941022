import type { Cashback } from '#contract/rewards/rewards'
import { type Satang, satang } from '#lib/money'

/** What can be claimed now, over all periods. */
export function claimable(periods: readonly Cashback[]): Satang {
  return satang(
    periods
      .filter(({ status }) => status === 'claimable')
      .reduce((sum, { amount }) => sum + amount, 0),
  )
}
