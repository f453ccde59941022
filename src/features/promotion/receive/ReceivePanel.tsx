import { loadState } from '#api/cache/loadState'
import { usePayment } from '#api/payments/usePayment'
import {
  promotionPayment,
  useAvailablePromotionQuery,
  usePromotionTimes,
} from '#api/promotion/promotion'
import type { Promotion } from '#contract/promotion/promotion'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { NotAvailable } from '#ui/state/NotAvailable'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { blockedReasonOf } from '../list/offers'
import { ReceiveChoice } from './ReceiveChoice'
import { ReceiveDone } from './ReceiveDone'

interface Props {
  userId: string
  promotion: Promotion
}

/** Shows whether the player may claim this promotion, and the button for it. */
export function ReceivePanel({ userId, promotion }: Props) {
  const text = useText()
  const available = loadState(useAvailablePromotionQuery(userId))
  const payment = usePayment(promotionPayment)
  usePromotionTimes([promotion])
  if (payment.state.phase === 'accepted') return <ReceiveDone received={payment.state.answer} />
  return (
    <SectionCard title={text('promotion.receive')}>
      <LoadArea state={available} skeleton={<SkeletonLines lines={3} />}>
        {(answer, updatedAt) =>
          providerExt ? (
            <ReceiveChoice
              userId={userId}
              promotion={promotion}
              blockedReason={blockedReasonOf(promotion, answer, updatedAt)}
              payment={payment}
            />
          ) : (
            <NotAvailable />
          )
        }
      </LoadArea>
    </SectionCard>
  )
}
