import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FileUnanswered } from '#pwa/importChunk'
import { reloadForMissingChunk } from '#pwa/missingChunk'
import { PlainButton } from '#ui/form/PlainButton'
import { AlertIcon, OfflineIcon } from '#ui/icons/entrance'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { MissingChunk } from '#ui/load/lazyWithPreload'
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
  if (error instanceof MissingChunk) return <ChunkMissing error={error} onLoaded={onRetry} />
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

/** So often, in milliseconds, a file is asked for again that nobody answered for. */
const askAgainMs = 5000

interface ChunkMissingProps {
  error: MissingChunk
  /** Its file is there now. */
  onLoaded: () => void
}

/**
 * The files of a page are not to be had. Offline they were never stored, and it comes by itself with the next
 * connection; so it does, and nothing is reloaded, where nobody answered for them. What the host has no more is
 * replaced by a newer version: a reload gets that.
 */
function ChunkMissing({ error: { part, cause }, onLoaded }: ChunkMissingProps) {
  const text = useText()
  const online = useNetwork()
  const [mayCome] = useState(!online || cause instanceof FileUnanswered)
  const ask = useEffectEvent(() => void part.preload().then((isThere) => isThere && onLoaded()))

  useEffect(() => {
    if (!mayCome) reloadForMissingChunk()
    if (!mayCome || !online) return undefined
    ask()
    const timer = setInterval(ask, askAgainMs)
    return () => clearInterval(timer)
  }, [mayCome, online])

  const title = text(online ? 'error.chunkMissing' : 'error.chunkOffline')
  const hint = mayCome ? 'error.chunkWaiting' : 'error.chunkHint'
  return (
    <Page title={title} headingHidden>
      <StateMessage
        role="alert"
        icon={online ? <AlertIcon size={32} /> : <OfflineIcon size={32} />}
        title={title}
        message={text(online ? hint : 'error.chunkOfflineHint')}
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
