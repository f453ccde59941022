import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ShownBanner } from '#api/session/shownBanners'
import { BannerSlide } from '#ui/display/BannerSlide'
import { useText } from '#ui/intl/useText'
import { CarouselControls } from './CarouselControls'
import { useAutoMove } from './useAutoMove'
import { useSlides } from './useSlides'

interface Props {
  banners: readonly ShownBanner[]
}

/**
 * A row of pictures with scroll snapping. It moves by swiping, scrolling or buttons. It also advances
 * automatically, unless the user hovers over it, pauses it or prefers reduced motion.
 */
export function Carousel({ banners }: Props) {
  const text = useText()
  const stripId = useId()
  const { strip, current, show } = useSlides(banners.length)
  const moving = useAutoMove(() => show(current + 1), banners.length > 1)
  return (
    <div {...moving.watchers}>
      <Strip ref={strip} id={stripId} tabIndex={0} aria-label={text('dashboard.banners.title')}>
        {banners.map((banner) => (
          <BannerSlide key={banner.bannerID} banner={banner} />
        ))}
      </Strip>
      {banners.length > 1 && (
        <CarouselControls
          stripId={stripId}
          current={current}
          count={banners.length}
          onShow={show}
          moving={moving}
        />
      )}
    </div>
  )
}

const Strip = styled('ul')({
  display: 'flex',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})
