/** Steps of a deposit or withdrawal: one per change of status, stored with the row. */
import type { DepositStatus, StepActor, WithdrawStatus } from '#contract/wallet/wallet'
import type { DepositRow, StepRow, WithdrawRow } from './database/rows'

type Row = DepositRow | WithdrawRow

/** Adds a step, unless the status stays the same. */
export function stepsWith<Status extends DepositStatus | WithdrawStatus>(
  known: readonly StepRow<Status>[],
  step: StepRow<Status>,
): StepRow<Status>[] {
  return known.at(-1)?.status === step.status ? [...known] : [...known, step]
}

/** Oldest first. For rows from before 0.37 they are derived from the row's times. */
export function stepsOfDeposit(row: DepositRow): readonly StepRow<DepositStatus>[] {
  if (row.steps) return row.steps
  const { status, userId, createdAt, submittedAt, expiredAt, reviewedAt, decidedAt } = row
  const { decidedBy = status === 'confirmed' || status === 'rejected' ? 'auto' : 'system' } = row
  const end = {
    status,
    at: decidedAt ?? createdAt,
    actor: status === 'cancelled' ? userId : decidedBy,
  }
  return inOrder<DepositStatus>([
    { status: 'pending', at: createdAt, actor: userId },
    submittedAt === undefined ? null : { status: 'submitted', at: submittedAt, actor: userId },
    expiredAt === undefined ? null : { status: 'expired', at: expiredAt, actor: 'system' },
    reviewedAt === undefined ? null : { status: 'review', at: reviewedAt, actor: 'system' },
    decidedAt === null ? null : { ...end, ...(row.reason !== null && { reason: row.reason }) },
  ])
}

/** Like {@link stepsOfDeposit}, for a withdrawal. */
export function stepsOfWithdrawal(row: WithdrawRow): readonly StepRow<WithdrawStatus>[] {
  if (row.steps) return row.steps
  const {
    status,
    userId,
    createdAt,
    approvedAt,
    approvedBy = 'auto',
    paidAt,
    paidBy = 'auto',
  } = row
  const { closedAt, closedBy = 'auto', reason } = row
  const isClosed = status === 'rejected' || status === 'failed'
  const closing = { at: closedAt ?? createdAt, actor: closedBy, ...(reason !== null && { reason }) }
  return inOrder<WithdrawStatus>([
    { status: 'requested', at: createdAt, actor: userId },
    approvedAt === undefined ? null : { status: 'approved', at: approvedAt, actor: approvedBy },
    isClosed ? { status, ...closing } : null,
    paidAt === null ? null : { status: 'paid', at: paidAt, actor: paidBy },
  ])
}

/** Sorts by time; keeps one step if two times belong to the same change. */
function inOrder<Status>(steps: readonly (StepRow<Status> | null)[]): StepRow<Status>[] {
  const known = steps.filter((step) => step !== null)
  return known
    .filter((step, index) => step.status !== known[index + 1]?.status)
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
}

/** Steps for the player, without names of staff. */
export function stepsForPlayer<Status>(row: Row, steps: readonly StepRow<Status>[]) {
  return steps.map(({ status, at, actor, reason = null }) => ({
    status,
    at,
    by: actorFor(row, actor),
    reason,
  }))
}

function actorFor({ userId }: Row, actor: string): StepActor {
  if (actor === userId) return 'player'
  return actor === 'system' || actor === 'auto' || actor.startsWith('auto-') ? 'system' : 'staff'
}
