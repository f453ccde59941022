import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { plainPath } from '#lib/paths/publicPaths'
import { Loading, SkeletonBlock } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { type Skeleton, skeletonOf } from './skeletons'

/** The heights of the blocks below the heading, in pixels. */
const blocks: Readonly<Record<Skeleton, readonly number[]>> = {
  cards: [160, 160, 320, 320],
  form: [420],
  list: [64, 64, 64, 64, 64, 64, 64, 64],
}

/** Placeholder of a page whose code is being loaded: heading, then the blocks of its kind. */
export function PageSkeleton() {
  const { pathname } = useLocation()
  const kind = skeletonOf(plainPath(pathname))
  return (
    <Loading>
      <Heading>
        <SkeletonLines lines={1} lineHeight={48} />
      </Heading>
      <Blocks data-kind={kind}>
        {blocks[kind].map((height, index) => (
          <SkeletonBlock key={index} height={height} />
        ))}
      </Blocks>
    </Loading>
  )
}

const Heading = styled('div')({ maxWidth: 280 })

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('lg')]: {
    '&[data-kind=cards]': { gridTemplateColumns: '1fr 1fr' },
  },
}))
