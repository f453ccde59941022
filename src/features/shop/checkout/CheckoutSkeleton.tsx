import { styled } from '@mui/material/styles'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'

/** In the shape of a cart with two lines and its summary. */
export function CheckoutSkeleton() {
  return (
    <>
      <SkeletonBlock height={48} />
      <Grid>
        <SkeletonBlock height={320} />
        <SkeletonBlock height={320} />
      </Grid>
    </>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))
