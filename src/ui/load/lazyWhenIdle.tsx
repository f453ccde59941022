import type { ComponentType } from 'react'
import { whenIdle } from '#lib/whenIdle'
import { LazyBoundary } from './LazyBoundary'
import { lazyWithPreload } from './lazyWithPreload'

/**
 * For parts of a library that nobody sees until they ask for them: fetched once the page is idle,
 * drawn as soon as they are there. Until then nothing stands in their place, and what stands around
 * them stays. The build puts it into the data grid (`.build/libraries/grid.ts`).
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyWithPreload(load)
  whenIdle(() => void Part.preload())
  return function LazyWhenIdle(props: Props) {
    return (
      <LazyBoundary>
        <Part {...props} />
      </LazyBoundary>
    )
  }
}
