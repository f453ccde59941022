import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isHostReached, reloadForMissingChunk } from '#pwa/missingChunk'
import { PlainButton } from '#ui/form/PlainButton'
import { AlertIcon, OfflineIcon } from '#ui/icons/entry'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { type LoadedApart, MissingChunk } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { StateMessage } from '#ui/state/StateMessage'
import { useNetwork } from '../useNetwork'

interface RouteErrorBoundaryProps {
  /** Path of the page. A failure is shown until this value changes. */
  resetKey: string
  children: ReactNode
}

/** Keeps the shell when a page throws: shows the failure in the page's place and offers a retry. */
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

/** Shown instead of a page that failed. The technical cause only goes to the console. */
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

/** Milliseconds between two attempts to load a file while the host is unreachable. */
const askAgainMs = 5000

const hints = {
  asking: undefined,
  waiting: 'error.chunkWaiting',
  gone: 'error.chunkHint',
} as const

async function find(part: LoadedApart): Promise<'there' | 'waiting' | 'gone'> {
  if (!(await isHostReached())) return 'waiting'
  return (await part.preload()) ? 'there' : 'gone'
}

interface ChunkMissingProps {
  error: MissingChunk
  /** Called when the file is available. */
  onLoaded: () => void
}

/**
 * Shown instead of a page whose files could not be loaded. The page opens as soon as the host serves them. If
 * the host no longer has a file, it belongs to an older version, so the app reloads to get the newer one.
 */
function ChunkMissing({ error: { part }, onLoaded }: ChunkMissingProps) {
  const text = useText()
  const online = useNetwork()
  const [finding, setFinding] = useState<'asking' | 'waiting' | 'gone'>('asking')
  const isGone = finding === 'gone'

  const ask = useEffectEvent(() => {
    void find(part).then((found) => (found === 'there' ? onLoaded() : setFinding(found)))
  })

  useEffect(() => {
    if (isGone) reloadForMissingChunk()
    if (isGone || !online) return undefined
    ask()
    const timer = setInterval(ask, askAgainMs)
    return () => clearInterval(timer)
  }, [isGone, online])

  const title = text(online ? 'error.chunkMissing' : 'error.chunkOffline')
  const hint = online ? hints[finding] : 'error.chunkOfflineHint'
  return (
    <Page title={title} headingHidden>
      <StateMessage
        role="alert"
        icon={online ? <AlertIcon size={32} /> : <OfflineIcon size={32} />}
        title={title}
        message={hint && text(hint)}
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
