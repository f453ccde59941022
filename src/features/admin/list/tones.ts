/** Tones of statuses that are shown in lists and elsewhere (sheet, form or card). */
import type { AdminPromotion } from '#contract/admin/promotions'
import type { Dashboard } from '#contract/admin/reports'
import type { Approval } from '#contract/admin/system'
import type { StatusTone } from '#ui/display/StatusChip'

export const approvalTones: Readonly<Record<Approval['status'], StatusTone>> = {
  pending: 'info',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
}

export const promotionTones: Readonly<Record<AdminPromotion['PromotionStatus'], StatusTone>> = {
  draft: 'info',
  on: 'success',
  off: 'warning',
  ended: 'neutral',
}

export const gameHouseTones: Readonly<
  Record<Dashboard['providers'][number]['status'], StatusTone>
> = {
  online: 'success',
  maintenance: 'warning',
  off: 'neutral',
}
