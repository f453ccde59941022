import Skeleton from '@mui/material/Skeleton'

interface SkeletonLinesProps {
  lines: number
  /** Pixels of one line with its distance: that of the content, so that nothing jumps. */
  lineHeight?: number
}

/** Lines of text still to come, the last one shorter. */
export function SkeletonLines({ lines, lineHeight = 28 }: SkeletonLinesProps) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton
      key={line}
      height={lineHeight}
      width={lines > 1 && line === lines - 1 ? '60%' : '100%'}
    />
  ))
}
