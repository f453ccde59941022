import type { ReactNode } from 'react'
import type { LoadedApart } from '#ui/load/lazyWithPreload'
import { useLazyDrawer } from './useLazyDrawer'

interface WhenLoadedProps {
  part: LoadedApart
  children: ReactNode
}

/** Around a part of the frame whose code is loaded apart, in idle time: nothing stands there before. */
export function WhenLoaded({ part, children }: WhenLoadedProps) {
  return useLazyDrawer(part).isLoaded && children
}
