import type { AdminPromotion } from '#contract/admin/promotions'
import type { StatusTone } from '#ui/display/StatusChip'

export const promotionTones: Record<AdminPromotion['PromotionStatus'], StatusTone> = {
  draft: 'info',
  on: 'success',
  off: 'warning',
  ended: 'neutral',
}
