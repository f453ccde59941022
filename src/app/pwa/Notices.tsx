import { Suspense } from 'react'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { StorageNotice } from './StorageNotice'
import { UpdatePrompt } from './UpdatePrompt'
import { usePwaStatus } from './usePwaStatus'

const NoRoomNotice = lazyWithPreload(() =>
  import('./NoRoomNotice').then((module) => module.NoRoomNotice),
)

/** What the installed app has to say to the person, on every page. */
export function Notices() {
  const isFull = usePwaStatus(({ storage }) => storage === 'full')
  return (
    <>
      <UpdatePrompt />
      <StorageNotice />
      {isFull && (
        <ErrorBoundary name="No room" renderFailure={() => null}>
          <Suspense>
            <NoRoomNotice />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
