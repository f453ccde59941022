import type { StepRow } from '../../provider/database/rows'

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
