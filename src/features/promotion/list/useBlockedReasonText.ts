import type { Promotion } from '#contract/promotion/promotion'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { BlockedReason } from './offers'

const reasons: Readonly<Record<BlockedReason, MessageKey>> = {
  active: 'promotion.why.active',
  waiting: 'promotion.why.waiting',
  newmember: 'promotion.why.newmember',
  peruser: 'promotion.why.peruser',
  perday: 'promotion.why.perday',
  quota: 'promotion.why.quota',
  mindeposit: 'promotion.why.mindeposit',
  firstdeposit: 'promotion.why.firstdeposit',
  weekday: 'promotion.why.weekday',
  hours: 'promotion.why.hours',
  notstarted: 'promotion.why.notstarted',
  ended: 'promotion.why.ended',
  off: 'promotion.why.off',
  other: 'promotion.why.other',
}

/** Explains in one sentence why a promotion cannot be claimed. */
export function useBlockedReasonText(): (
  blockedReason: BlockedReason,
  promotion: Promotion,
) => string {
  const text = useText()
  const format = useFormat()
  return (blockedReason, { minDeposit, startAt }) =>
    text(reasons[blockedReason], {
      min: format.money(minDeposit),
      time: startAt === null ? '' : format.dateTime(startAt),
    })
}
