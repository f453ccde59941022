import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { cardGap, cardHeight } from './useColumns'

/** Cards still to come. */
export function GridSkeleton() {
  return (
    <Grid>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={cardHeight} width="100%" />
      ))}
    </Grid>
  )
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: cardGap,
  marginTop: 76,
})
