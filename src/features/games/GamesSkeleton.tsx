import { styled } from '@mui/material/styles'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { gameCardHeight, gameGrid } from './sizes'

/** The grid before it comes. */
export function GamesSkeleton() {
  return (
    <Grid>
      {[1, 2, 3, 4].map((place) => (
        <SkeletonBlock key={place} height={gameCardHeight} />
      ))}
    </Grid>
  )
}

const Grid = styled('div')({ ...gameGrid, marginTop: 48 })
