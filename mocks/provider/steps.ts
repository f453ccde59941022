/** How a deposit or withdrawal came to its status: one step for each change of it, kept with the row. */
import type { DepositStatus, StepActor, WithdrawStatus } from '#contract/wallet/wallet'
import type { DepositRow, StepRow, WithdrawRow } from './database/rows'

type Row = DepositRow | WithdrawRow

/** The steps of a row and one more; none is added where the status stays. */
export function stepsWith<Status extends DepositStatus | WithdrawStatus>(
  known: readonly StepRow<Status>[],
  step: StepRow<Status>,
): StepRow<Status>[] {
  return known.at(-1)?.status === step.status ? [...known] : [...known, step]
}

/** The oldest first. Of a row of before 0.37 they are read off its moments. */
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

/** The same of a withdrawal. */
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

/** By their moments; two moments of one change are one step. */
function inOrder<Status>(steps: readonly (StepRow<Status> | null)[]): StepRow<Status>[] {
  const known = steps.filter((step) => step !== null)
  return known
    .filter((step, index) => step.status !== known[index + 1]?.status)
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
}

/** As a player is told of them: nobody of the staff by name. */
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
