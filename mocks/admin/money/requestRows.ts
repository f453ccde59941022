import { amountRanges } from '#contract/admin/money'
import { bahtFromSatang, type Satang } from '#lib/money'
import type { StepRow } from '../../provider/database/rows'
import type { ListFilter } from '../listDefinition'

/** Filter by amount range. */
export const byAmount: ListFilter<{ amount: Satang }> = {
  values: Object.keys(amountRanges),
  passes: ({ amount }, values) => {
    const baht = bahtFromSatang(amount)
    return Object.entries(amountRanges).some(
      ([range, { from, below = Infinity }]) => values.has(range) && baht >= from && baht < below,
    )
  },
}

/** Steps of a deposit or withdrawal with staff names; null for the player's own steps. */
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
