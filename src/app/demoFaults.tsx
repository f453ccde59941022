import { Suspense } from 'react'
import { isStoreFault } from '../lib/storeFault'
import type { LoadFailure } from '../ui/load/loaded'
import { lazyPart } from './loading/lazyPart'

const Help = lazyPart(() =>
  import('../features/demoData/StoreFaultHelp').then((module) => module.StoreFaultHelp),
)

/** Around the demo sections: what stands beside a load whose store is at fault; loaded only then. */
export function storeFaultHelp(failure: LoadFailure) {
  if (!isStoreFault(failure.code)) return null
  return (
    <Suspense fallback={null}>
      <Help failure={failure} />
    </Suspense>
  )
}

/** Around all other pages. */
export function noFaultHelp() {
  return null
}
