import { styled } from '@mui/material/styles'
import { bannerPlace } from '#ui/display/bannerSize'
import { controlsGap, controlsHeight } from './sizes'

/** One banner and the buttons below, in their places. */
export function CarouselSkeleton() {
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
