import { Suspense } from 'react'
import { isStoreFault } from '#lib/storage/storeFault'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { LoadFailure } from '#ui/load/loaded'

const Help = lazyWithPreload(() =>
  import('./StoreFaultArea').then((module) => module.StoreFaultArea),
)

/** Around all pages: what stands beside a call whose store is at fault; loaded only then. */
export function storeFaultHelp(failure: LoadFailure, withMessage = false) {
  if (!isStoreFault(failure.code)) return null
  return (
    // Without its file what failed has its own words all the same.
    <ErrorBoundary name="Help" renderFailure={() => null}>
      <Suspense>
        <Help failure={failure} withMessage={withMessage} />
      </Suspense>
    </ErrorBoundary>
  )
}
