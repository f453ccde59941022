import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/VisuallyHidden'

interface LoadingProps {
  /** Skeletons in the shape of what will stand there. */
  children: ReactNode
}

/** Skeletons for the eye, one word for screen readers. */
export function Loading({ children }: LoadingProps) {
  const text = useText()
  return (
    <>
      <VisuallyHidden as="output">{text('ui.loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </>
  )
}

interface SkeletonBlockProps {
  /** Pixels. */
  height: number
}

/** A picture or chart still to come. */
export function SkeletonBlock({ height }: SkeletonBlockProps) {
  return <Skeleton variant="rounded" height={height} width="100%" />
}
