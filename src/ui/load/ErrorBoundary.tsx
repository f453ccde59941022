import { Component, type ReactNode } from 'react'
import { MissingChunk } from './lazyWithPreload'

interface ErrorBoundaryProps {
  /** Names the content in the console. Another name means other content: the failure is forgotten. */
  name: string
  /** Shown in place of what failed. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  name: string
  failure: { error: unknown } | null
}

/** Shows a message in place of content that throws, and leaves all around it as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { name: this.props.name, failure: null }

  /** At once, not after a render of the old failure: the focus would go to what is about to leave. */
  static getDerivedStateFromProps(
    { name }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return name === state.name ? null : { name, failure: null }
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} failed`, error)
    if (error instanceof MissingChunk) error.part.forget()
  }

  readonly retry = () => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    const { children, renderFailure } = this.props
    return failure ? renderFailure(failure.error, this.retry) : children
  }
}
