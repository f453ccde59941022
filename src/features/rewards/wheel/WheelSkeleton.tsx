import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { SkeletonBlock } from '#ui/load/LoadArea'
import { CardColumn, Cards } from '#ui/page/SectionCard'
import { wheelSize } from './WheelPicture'

/** Placeholder in the shape of the wheel and the cards beside it. */
export function WheelSkeleton() {
  return (
    <Cards>
      <Place>
        <Disc variant="circular" />
        <SkeletonBlock height={152} />
        <SkeletonBlock height={48} />
      </Place>
      <CardColumn>
        <SkeletonBlock height={360} />
        <SkeletonBlock height={200} />
      </CardColumn>
    </Cards>
  )
}

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 12,
  padding: 20,
})

const Disc = styled(Skeleton)(({ theme }) => ({
  ...wheelSize(theme),
  height: 'auto',
  aspectRatio: '1',
}))
