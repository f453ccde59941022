import { Component, type ReactNode } from 'react'
import { MissingChunk } from './MissingChunk'

interface ErrorBoundaryProps {
  /** What stands inside, for the console. Under another name stands something else, which has not failed. */
  name: string
  /** Shown in place of what failed. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
}

/** Keeps what throws from taking with it what stands around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} failed`, error)
    if (error instanceof MissingChunk) error.part.forget()
  }

  override componentDidUpdate({ name }: ErrorBoundaryProps): void {
    if (name !== this.props.name && this.state.failure) this.retry()
  }

  readonly retry = () => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    const { children, renderFailure } = this.props
    return failure ? renderFailure(failure.error, this.retry) : children
  }
}
