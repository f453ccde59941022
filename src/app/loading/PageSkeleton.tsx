import { styled } from '@mui/material/styles'
import { Loading, SkeletonBlock } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'

/** The frame of a page whose code is being loaded: heading, then cards. */
export function PageSkeleton() {
  return (
    <Loading>
      <Heading>
        <SkeletonLines lines={1} lineHeight={48} />
      </Heading>
      <Cards>
        <SkeletonBlock height={160} />
        <SkeletonBlock height={160} />
        <SkeletonBlock height={320} />
        <SkeletonBlock height={320} />
      </Cards>
    </Loading>
  )
}

const Heading = styled('div')({ maxWidth: 280 })

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}))
