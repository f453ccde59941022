import { loadState } from '#api/cache/loadState'
import { useBannersQuery } from '#api/session/setting'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { LoadCard } from '../card/LoadCard'
import { Carousel } from './Carousel'
import { CarouselSkeleton } from './CarouselSkeleton'
import { shownBanners } from './shownBanners'

/** The operator's banners. Last on the page, so that nothing moves when there are none to show. */
export function BannersCard() {
  const text = useText()
  const now = useNow()
  const state = loadState(useBannersQuery())
  if (state.answer && shownBanners(state.answer.value, now).length === 0) return null
  return (
    <LoadCard title={text('dashboard.banners.title')} state={state} skeleton={<CarouselSkeleton />}>
      {(banners) => <Carousel banners={shownBanners(banners, now)} />}
    </LoadCard>
  )
}
