import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { PageFailure } from './PageFailure'

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
