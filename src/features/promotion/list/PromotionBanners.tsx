import { styled } from '@mui/material/styles'
import { useBannersQuery } from '#api/session/setting'
import { shownBanners } from '#api/session/shownBanners'
import { BannerSlide } from '#ui/display/BannerSlide'
import { useNow } from '#ui/time/useNow'

/** The operator's banners, placed last so that loading them moves nothing. */
export function PromotionBanners() {
  const now = useNow()
  const { data } = useBannersQuery()
  const banners = shownBanners(data?.value ?? [], now, 'promotion')
  return (
    <List>
      {banners.map((banner) => (
        <BannerSlide key={banner.bannerID} banner={banner} />
      ))}
    </List>
  )
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
})
