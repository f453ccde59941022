import type { DepositStatus, WithdrawStatus } from '../../../contract/history'
import type { StatusTone } from '../../../ui/display/StatusChip'
import type { MessageKey } from '../../../ui/intl/messages'

export type MoneyStatus = DepositStatus | WithdrawStatus

/** Words (domain.md 5.3) and tone. Something waiting is no warning; only what needs the player or failed is. */
export const statusLook: Readonly<Record<MoneyStatus, { label: MessageKey; tone: StatusTone }>> = {
  pending: { label: 'dashboard.status.pending', tone: 'warning' },
  submitted: { label: 'dashboard.status.submitted', tone: 'info' },
  matched: { label: 'dashboard.status.matched', tone: 'info' },
  review: { label: 'dashboard.status.review', tone: 'warning' },
  confirmed: { label: 'dashboard.status.confirmed', tone: 'success' },
  expired: { label: 'dashboard.status.expired', tone: 'neutral' },
  rejected: { label: 'dashboard.status.rejected', tone: 'error' },
  cancelled: { label: 'dashboard.status.cancelled', tone: 'neutral' },
  requested: { label: 'dashboard.status.requested', tone: 'info' },
  approved: { label: 'dashboard.status.approved', tone: 'info' },
  paid: { label: 'dashboard.status.paid', tone: 'success' },
  failed: { label: 'dashboard.status.failed', tone: 'error' },
}
