import Skeleton from '@mui/material/Skeleton'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { TwoSides } from './TwoSides'

/** A product still to come. */
export function ProductSkeleton() {
  return (
    <TwoSides>
      <Skeleton variant="rounded" width="100%" height="auto" sx={{ aspectRatio: '4 / 3' }} />
      <div>
        <SkeletonLines lines={8} lineHeight={44} />
      </div>
    </TwoSides>
  )
}
