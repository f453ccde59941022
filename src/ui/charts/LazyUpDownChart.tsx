import { type ReactNode, useEffect, useState } from 'react'
import { useIdle } from '../load/useIdle'
import { ChartSkeleton } from './ChartSkeleton'
import type { UpDownChartProps } from './UpDownChart'

interface Props extends UpDownChartProps {
  /** Shown if the chart's code cannot be loaded, e.g. offline before it was stored. */
  fallback: ReactNode
}

type Chart = typeof import('./UpDownChart').UpDownChart

type Loading = { chart: Chart } | 'failed' | null

/** `UpDownChart`, loaded when the browser is idle, in its final height from the start. */
export function LazyUpDownChart({ fallback, ...chartProps }: Props) {
  const idle = useIdle()
  const [loading, setLoading] = useState<Loading>(null)
  useEffect(() => {
    if (!idle) return undefined
    let wanted = true
    import('./UpDownChart').then(
      ({ UpDownChart }) => wanted && setLoading({ chart: UpDownChart }),
      (cause: unknown) => {
        console.error('The chart could not be loaded', cause)
        if (wanted) setLoading('failed')
      },
    )
    return () => {
      wanted = false
    }
  }, [idle])
  if (loading === 'failed') return fallback
  if (loading === null) return <ChartSkeleton height={chartProps.height} />
  return <loading.chart {...chartProps} />
}
