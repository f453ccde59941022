import { Suspense } from 'react'
import { isStoreFault } from '../lib/storeFault'
import type { LoadFailure } from '../ui/load/loaded'
import { lazyPart } from './loading/lazyPart'

const Help = lazyPart(() => import('./StoreFaultArea').then((module) => module.StoreFaultArea))

/** Around all pages: what stands beside a call whose store is at fault; loaded only then. */
export function storeFaultHelp(failure: LoadFailure, words = false) {
  if (!isStoreFault(failure.code)) return null
  return (
    <Suspense fallback={null}>
      <Help failure={failure} words={words} />
    </Suspense>
  )
}
