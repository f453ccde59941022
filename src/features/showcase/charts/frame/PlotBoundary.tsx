import { Component, type ReactNode } from 'react'

interface PlotBoundaryProps {
  /** Shown when the drawing fails, e.g. when its library cannot be loaded. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a drawing that fails from taking its page with it: the figures are there all the same. */
export class PlotBoundary extends Component<PlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('The chart could not be drawn', error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
