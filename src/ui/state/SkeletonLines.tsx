import Skeleton from '@mui/material/Skeleton'

interface SkeletonLinesProps {
  lines: number
  /** Height of one line in pixels, including its spacing: the same as the content's, so that nothing jumps. */
  lineHeight?: number
}

/** Placeholder for lines of text, with a shorter last line. */
export function SkeletonLines({ lines, lineHeight = 28 }: SkeletonLinesProps) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton
      key={line}
      height={lineHeight}
      width={lines > 1 && line === lines - 1 ? '60%' : '100%'}
    />
  ))
}
