import type { Approval } from '#contract/admin/system'
import type { StatusTone } from '#ui/display/StatusChip'

export const approvalTones: Readonly<Record<Approval['status'], StatusTone>> = {
  pending: 'info',
  approved: 'success',
  rejected: 'error',
}
