import { styled } from '@mui/material/styles'
import { bothLoads, loadState } from '#api/cache/loadState'
import {
  useAvailablePromotionQuery,
  usePromotionsQuery,
  usePromotionTimes,
} from '#api/promotion/promotion'
import { useBlock } from '#api/protection/limits'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { BlockedNote } from '../BlockedNote'
import { NoPromotion } from '../NoPromotion'
import { OfferCard } from './OfferCard'
import { offersOf } from './offers'
import { PromotionBanners } from './PromotionBanners'

interface Props {
  userId: string
}

export function OfferList({ userId }: Props) {
  const text = useText()
  const block = useBlock(userId, useNow())
  const all = loadState(usePromotionsQuery())
  const available = loadState(useAvailablePromotionQuery(userId))
  usePromotionTimes(all.answer?.value)
  if (block !== null) return <BlockedNote />
  return (
    <LoadArea state={bothLoads(all, available)} skeleton={<ListSkeleton />}>
      {([promotions, taken], updatedAt) => {
        const offers = offersOf(promotions, taken, updatedAt)
        return (
          <>
            {offers.length === 0 && (
              <EmptyState icon={<GiftIcon size={32} />} message={text('promotion.empty')} />
            )}
            <List>
              {offers.map((offer) => (
                <OfferCard key={offer.promotion.PromotionID} userId={userId} offer={offer} />
              ))}
            </List>
            <NoPromotion userId={userId} />
            <PromotionBanners />
          </>
        )
      }}
    </LoadArea>
  )
}

function ListSkeleton() {
  return (
    <List as="div">
      <SkeletonBlock height={210} />
      <SkeletonBlock height={210} />
      <SkeletonBlock height={210} />
    </List>
  )
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 16,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
})
