import { amountRanges } from '#contract/admin/money'
import { bahtFromSatang, type Satang } from '#lib/money'
import type { StepRow } from '../../provider/database/rows'
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

/** The steps of a deposit or withdrawal with the names of the staff who took them; null for the player's own. */
export function stepsForStaff<Status>(
  { userId }: { userId: string },
  steps: readonly StepRow<Status>[],
  nameOf: (actor: string) => string | null,
) {
  return steps.map(({ status, at, actor, reason = null }) => ({
    status,
    at,
    by: actor === userId ? null : nameOf(actor),
    reason,
  }))
}
