import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary, MissingChunkMessage } from './ErrorBoundary'

interface LazyBoundaryProps {
  /** Shown while the content is loading. */
  fallback?: ReactNode
  /** Lazily loaded content: a part of the page, not an overlay. */
  children: ReactNode
}

/**
 * Wraps a lazily loaded part of a page. If its file is missing, the message appears here and the page stays.
 */
export function LazyBoundary({ fallback = null, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary
      name="A part of the page"
      renderFailure={(error, retry) => <MissingChunkMessage error={error} onLoaded={retry} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
