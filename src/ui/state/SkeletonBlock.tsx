import Skeleton from '@mui/material/Skeleton'

interface SkeletonBlockProps {
  /** Pixels. */
  height: number
}

/** A picture or chart still to come. */
export function SkeletonBlock({ height }: SkeletonBlockProps) {
  return <Skeleton variant="rounded" height={height} width="100%" />
}
