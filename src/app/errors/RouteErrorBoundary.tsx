import { type ReactNode, useEffect, useRef } from 'react'
import { reloadForMissingChunk } from '#pwa/missingChunk'
import { PlainButton } from '#ui/form/PlainButton'
import { AlertIcon, OfflineIcon } from '#ui/icons/entrance'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { type LoadedApart, MissingChunk } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { StateMessage } from '#ui/state/StateMessage'
import { useNetwork } from '../useNetwork'

interface RouteErrorBoundaryProps {
  /** A failure lasts as long as this stays the same: the path of the page. */
  resetKey: string
  children: ReactNode
}

/** Keeps a page that throws from taking the shell with it: says so in its place and offers a retry. */
export function RouteErrorBoundary({ resetKey, children }: RouteErrorBoundaryProps) {
  return (
    <ErrorBoundary
      name={`The page at ${resetKey}`}
      renderFailure={(error, retry) => <PageFailure error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  )
}

interface PageFailureProps {
  error: unknown
  onRetry: () => void
}

/** What stands in place of a page that failed. The technical cause is for the console alone. */
function PageFailure({ error, onRetry }: PageFailureProps) {
  const text = useText()
  if (error instanceof MissingChunk) return <ChunkMissing part={error.part} onLoaded={onRetry} />
  return (
    <Page title={text('error.crashed')} headingHidden>
      <StateMessage
        role="alert"
        icon={<AlertIcon size={32} />}
        title={text('error.crashed')}
        message={text('error.crashedHint')}
        action={
          <PlainButton type="button" onClick={onRetry}>
            {text('ui.retry')}
          </PlainButton>
        }
      />
    </Page>
  )
}

interface ChunkMissingProps {
  part: LoadedApart
  /** Its file is there now. */
  onLoaded: () => void
}

/**
 * The files of a page are not to be had: offline they were never stored, and it comes by itself with the
 * next connection; online a reload gets the new ones.
 */
function ChunkMissing({ part, onLoaded }: ChunkMissingProps) {
  const text = useText()
  const online = useNetwork()
  const wasOnline = useRef(online)
  useEffect(reloadForMissingChunk, [])

  useEffect(() => {
    if (online && !wasOnline.current) void part.preload().then((isThere) => isThere && onLoaded())
    wasOnline.current = online
  }, [online, part, onLoaded])

  const title = text(online ? 'error.chunkMissing' : 'error.chunkOffline')
  return (
    <Page title={title} headingHidden>
      <StateMessage
        role="alert"
        icon={online ? <AlertIcon size={32} /> : <OfflineIcon size={32} />}
        title={title}
        message={text(online ? 'error.chunkHint' : 'error.chunkOfflineHint')}
        action={
          online && (
            <PlainButton type="button" onClick={() => location.reload()}>
              {text('error.reload')}
            </PlainButton>
          )
        }
      />
    </Page>
  )
}
