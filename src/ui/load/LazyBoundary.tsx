import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary, MissingChunkMessage } from './ErrorBoundary'

interface LazyBoundaryProps {
  /** In place of what is being loaded. */
  fallback?: ReactNode
  /** What inside is loaded apart; a part of the page, not a cover. */
  children: ReactNode
}

/** Around a part of a page that is loaded apart: a missing file says so here and leaves the page alone. */
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
