import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { gridColumns } from './gridColumns'

/** Cards still to come. */
export function ProductGridSkeleton() {
  return (
    <Grid>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={380} width="100%" />
      ))}
    </Grid>
  )
}

const Grid = styled('div')(gridColumns)
