import { Component, type ReactNode } from 'react'
import { MissingChunk } from './MissingChunk'

interface ErrorBoundaryProps {
  /** What stands inside, for the console. */
  name: string
  /** A failure lasts as long as this stays the same. */
  resetKey?: string
  /** Shown in place of what failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  failedKey: string | null
}

/** Keeps what throws from taking with it what stands around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failedKey: null }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error('Something threw nothing') }
  }

  static getDerivedStateFromProps(
    { resetKey = '' }: ErrorBoundaryProps,
    { error, failedKey }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (error === null) return null
    if (failedKey === null) return { error, failedKey: resetKey }
    return failedKey === resetKey ? null : { error: null, failedKey: null }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} failed`, error)
    if (error instanceof MissingChunk) error.part.forget()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.props.fallback(error, () => this.setState({ error: null, failedKey: null }))
  }
}
