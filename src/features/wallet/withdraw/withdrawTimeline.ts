import type { Withdrawal } from '#contract/wallet/withdraw'
import type { MessageKey } from '#ui/intl/messages'
import type { StepState } from '#ui/money/StatusTimeline'
import { statusMeta } from '#ui/money/statusMeta'

export interface WithdrawStepLook {
  key: 'requested' | 'approved' | 'paid'
  label: MessageKey
  state: StepState
  at: number | null
  note: string | null
}

/** Asked for, approved, paid; or where it ended. What could not be paid is tried again or given back. */
export function withdrawTimeline(withdrawal: Withdrawal): WithdrawStepLook[] {
  const { status, createdAt, approvedAt, paidAt, closedAt, reason, bankRef } = withdrawal
  const requested = step('requested', 'wallet.withdraw.requested', 'done', createdAt)
  const approved = step('approved', 'wallet.withdraw.approved', 'done', approvedAt)
  const ending = {
    label: statusMeta[status].label,
    state: 'failed',
    at: closedAt,
    note: reason,
  } as const
  if (status === 'rejected') {
    return approvedAt === null
      ? [requested, { key: 'approved', ...ending }]
      : [requested, approved, { key: 'paid', ...ending }]
  }
  if (status === 'failed') return [requested, approved, { key: 'paid', ...ending }]
  if (status === 'requested') {
    return [
      requested,
      step('approved', statusMeta.requested.label, 'current', null),
      step('paid', 'wallet.withdraw.paid', 'ahead', null),
    ]
  }
  const paid = status === 'paid'
  return [
    requested,
    approved,
    {
      ...step(
        'paid',
        paid ? 'wallet.withdraw.paid' : statusMeta.approved.label,
        paid ? 'done' : 'current',
        paidAt,
      ),
      note: bankRef,
    },
  ]
}

function step(
  key: WithdrawStepLook['key'],
  label: MessageKey,
  state: StepState,
  at: number | null,
): WithdrawStepLook {
  return { key, label, state, at, note: null }
}
