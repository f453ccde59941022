import type { Cashback } from '#contract/rewards/cashback'

/** Periods one by one, in their order, but those without cashback that follow one another together. */
export function foldPeriods(periods: readonly Cashback[]): [Cashback, ...Cashback[]][] {
  const folded: [Cashback, ...Cashback[]][] = []
  for (const period of periods) {
    const last = folded.at(-1)
    if (last?.[0].status === 'none' && period.status === 'none') last.push(period)
    else folded.push([period])
  }
  return folded
}
