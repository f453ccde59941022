import type { StatusTone } from '../display/StatusChip'
import type { MessageKey } from '../intl/messages'

/**
 * Label and tone of a deposit's or withdrawal's status. Waiting, for staff too, is no warning; only a status
 * that needs the player or has failed is.
 */
export const statusMeta = {
  pending: { label: 'dashboard.status.pending', tone: 'warning' },
  submitted: { label: 'dashboard.status.submitted', tone: 'info' },
  matched: { label: 'dashboard.status.matched', tone: 'info' },
  review: { label: 'dashboard.status.review', tone: 'info' },
  confirmed: { label: 'dashboard.status.confirmed', tone: 'success' },
  expired: { label: 'dashboard.status.expired', tone: 'neutral' },
  rejected: { label: 'dashboard.status.rejected', tone: 'error' },
  cancelled: { label: 'dashboard.status.cancelled', tone: 'neutral' },
  requested: { label: 'dashboard.status.requested', tone: 'info' },
  approved: { label: 'dashboard.status.approved', tone: 'info' },
  paid: { label: 'dashboard.status.paid', tone: 'success' },
  failed: { label: 'dashboard.status.failed', tone: 'error' },
  returned: { label: 'dashboard.status.returned', tone: 'error' },
} as const satisfies Record<string, { label: MessageKey; tone: StatusTone }>
