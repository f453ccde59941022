import { bothLoads, loadState } from '#api/cache/loadState'
import {
  useAvailablePromotionQuery,
  usePromotionsQuery,
  usePromotionTimes,
} from '#api/promotion/promotion'
import { useBlock } from '#api/protection/limits'
import { LoadArea } from '#ui/load/LoadArea'
import { useNow } from '#ui/time/useNow'
import { BlockedNote } from '../BlockedNote'
import { Offers } from './Offers'
import { offersOf } from './offers'
import { PromotionBanners } from './PromotionBanners'

interface Props {
  userId: string
}

export function OfferList({ userId }: Props) {
  const block = useBlock(userId, useNow())
  const all = loadState(usePromotionsQuery())
  const available = loadState(useAvailablePromotionQuery(userId))
  usePromotionTimes(all.answer?.value)
  if (block !== null) return <BlockedNote />
  return (
    <LoadArea state={bothLoads(all, available)}>
      {([promotions, taken], updatedAt) => (
        <>
          <Offers userId={userId} offers={offersOf(promotions, taken, updatedAt)} taken={taken} />
          <PromotionBanners />
        </>
      )}
    </LoadArea>
  )
}
