import { styled } from '@mui/material/styles'
import { loadState, mapLoad } from '#api/cache/loadState'
import { useBlock, useProtection } from '#api/protection/limits'
import { useBannersQuery, useWebSettingQuery } from '#api/session/setting'
import { shownBanners } from '#api/session/shownBanners'
import { providerExt } from '#lib/environment'
import { bannerPlace } from '#ui/display/BannerSlide'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { LoadCard } from '../card/LoadCard'
import { Carousel } from './Carousel'
import { controlsGap, controlsHeight } from './CarouselControls'

/**
 * The operator's announcement and banners; a player on a break sees no banners. Last on the page, so that
 * nothing moves if there is nothing to show.
 */
export function BannersCard({ userId }: { userId: string }) {
  const text = useText()
  const now = useNow()
  const block = useBlock(userId, now)
  const announcement = useWebSettingQuery().data?.value[0]?.announcement
  const load = loadState(useBannersQuery())
  // Show no advertising until it is known that the player is not on a break.
  const isKnown = useProtection(userId).answer !== undefined || !providerExt
  const mayShow = isKnown && block === null
  const state = mapLoad(load, (all) => (mayShow ? shownBanners(all, now) : []))
  if (!announcement && state.answer?.value.length === 0) return null
  return (
    <LoadCard title={text('dashboard.banners.title')} state={state} skeleton={<CarouselSkeleton />}>
      {(banners) => (
        <>
          {announcement && (
            <p>
              <DataText>{announcement}</DataText>
            </p>
          )}
          {banners.length > 0 && <Carousel banners={banners} />}
        </>
      )}
    </LoadCard>
  )
}

/** Placeholder for one banner and the buttons below it. */
function CarouselSkeleton() {
  return (
    <Strip>
      <Picture />
    </Strip>
  )
}

const Strip = styled('div')({ display: 'flex', marginBottom: controlsGap + controlsHeight })

const Picture = styled('div')(({ theme }) => ({
  ...bannerPlace,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
}))
