import { Suspense } from 'react'
import { isStorageErrorCode } from '#lib/storage/storageError'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { LoadFailure } from '#ui/load/loaded'

const Help = lazyWithPreload(() =>
  import('./StorageErrorArea').then((module) => module.StorageErrorArea),
)

/** Help shown beside a request that failed because of a store fault; loaded only then. */
export function storageErrorHelp(failure: LoadFailure, withMessage = false) {
  if (!isStorageErrorCode(failure.code)) return null
  return (
    // If its chunk is missing, the failed part still shows its own message.
    <ErrorBoundary name="Help" renderFailure={() => null}>
      <Suspense>
        <Help failure={failure} withMessage={withMessage} />
      </Suspense>
    </ErrorBoundary>
  )
}
