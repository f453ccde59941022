import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** Text takes the height of its letters; circle and rectangle take the size of what is to come. */
export function SkeletonShapes() {
  return (
    <Stack spacing={2} aria-hidden="true">
      <Skeleton variant="text" sx={{ fontSize: '1.25rem' }} />
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={64} />
      <Skeleton variant="rounded" height={64} />
    </Stack>
  )
}
