import { loadState } from '../../../api/loadState'
import { useAvailablePromotionQuery } from '../../../api/promotion'
import { GiftIcon } from '../../../ui/icons/GiftIcon'
import { useText } from '../../../ui/intl/useText'
import { SkeletonLines } from '../../../ui/state/SkeletonLines'
import { CardMessage } from '../card/CardMessage'
import { LoadCard } from '../card/LoadCard'
import { RuleLink } from '../card/RuleLink'
import { topCardHeight } from '../card/sizes'
import { PromotionProgress } from './PromotionProgress'

interface Props {
  userId: string
}

/** The one promotion that is being played through, or what it means that there is none. */
export function PromotionCard({ userId }: Props) {
  const text = useText()
  return (
    <LoadCard
      title={text('dashboard.promotion.title')}
      action={<RuleLink />}
      state={loadState(useAvailablePromotionQuery(userId))}
      height={topCardHeight}
      skeleton={<SkeletonLines lines={4} lineHeight={36} />}
    >
      {({ active }) =>
        active ? (
          <PromotionProgress promotion={active} />
        ) : (
          <CardMessage
            icon={<GiftIcon size={28} />}
            title={text('dashboard.promotion.none')}
            message={text('dashboard.promotion.noneMeans')}
          />
        )
      }
    </LoadCard>
  )
}
