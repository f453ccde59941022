import { Component, type ReactNode } from 'react'
import { PageFailure } from './PageFailure'

interface RouteErrorBoundaryProps {
  /** A failure lasts as long as this stays the same: the path of the page. */
  resetKey: string
  children: ReactNode
}

interface RouteErrorBoundaryState {
  error: unknown
  failedKey: string | null
}

/** Keeps a page that throws from taking the shell with it: says so in its place and offers a retry. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state: RouteErrorBoundaryState = { error: null, failedKey: null }

  static getDerivedStateFromError(error: unknown): Partial<RouteErrorBoundaryState> {
    return { error: error ?? new Error('A page threw nothing') }
  }

  static getDerivedStateFromProps(
    { resetKey }: RouteErrorBoundaryProps,
    { error, failedKey }: RouteErrorBoundaryState,
  ): RouteErrorBoundaryState | null {
    if (error === null) return null
    if (failedKey === null) return { error, failedKey: resetKey }
    return failedKey === resetKey ? null : { error: null, failedKey: null }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The page at ${this.props.resetKey} failed`, error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <PageFailure error={error} onRetry={() => this.setState({ error: null, failedKey: null })} />
    )
  }
}
