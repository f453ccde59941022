import { Suspense } from 'react'
import { isStoreFault } from '#lib/storage/storeFault'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { LoadFailure } from '#ui/load/loaded'

const Help = lazyWithPreload(() =>
  import('./StoreFaultArea').then((module) => module.StoreFaultArea),
)

/** Help shown beside a request that failed because of a store fault; loaded only then. */
export function storeFaultHelp(failure: LoadFailure, withMessage = false) {
  if (!isStoreFault(failure.code)) return null
  return (
    // If its chunk is missing, the failed part still shows its own message.
    <ErrorBoundary name="Help" renderFailure={() => null}>
      <Suspense>
        <Help failure={failure} withMessage={withMessage} />
      </Suspense>
    </ErrorBoundary>
  )
}
