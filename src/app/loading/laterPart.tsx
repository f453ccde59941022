import { type ComponentType, Suspense } from 'react'
import { whenIdle } from '../../lib/whenIdle'
import { lazyPart } from './lazyPart'

/**
 * For parts of a library that nobody sees until they ask for them: fetched once the page is idle,
 * drawn as soon as they are there. Until then nothing stands in their place, and what stands around
 * them stays. The build puts it into the data grid (`.build/gridLibrary.ts`).
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  whenIdle(() => void Part.preload())
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
