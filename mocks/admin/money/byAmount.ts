import { amountRanges } from '#contract/admin/money'
import { bahtFromSatang, type Satang } from '#lib/money'
import type { ListFilter } from '../lists'

/** The filter by how much money a row is about. */
export const byAmount: ListFilter<{ amount: Satang }> = {
  values: Object.keys(amountRanges),
  passes: ({ amount }, values) => {
    const baht = bahtFromSatang(amount)
    return Object.entries(amountRanges).some(
      ([range, { from, below = Infinity }]) => values.has(range) && baht >= from && baht < below,
    )
  },
}
