import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { SkeletonBlock } from '#ui/load/LoadArea'
import { useIdle } from '#ui/load/useIdle'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { ChartLegend } from './ChartLegend'
import { ChartTable } from './ChartTable'
import type { ChartFigures } from './chartTable'
import type { Legend } from './useChartSeries'

interface ChartFrameProps {
  /** Accessible name of the chart. */
  label: string
  /** What the chart shows, in one sentence for users who cannot see it. */
  summary: string
  figures: ChartFigures
  /** Height of the drawing in pixels. */
  height: number
  legend?: Legend
  /** The drawing, hidden from assistive technology, which has the summary and the table. */
  children: ReactNode
}

/** Shared frame of all charts: placeholder, legend, summary and table. */
export function ChartFrame({ label, summary, figures, height, legend, children }: ChartFrameProps) {
  const isIdle = useIdle()
  const [isTable, setTable] = useState(false)
  const action = isTable ? 'Show as chart' : 'Show as table'
  const table = <ChartTable label={label} figures={figures} height={height} />
  const skeleton = <SkeletonBlock height={height} />
  return (
    <Figure aria-label={label}>
      {legend && <ChartLegend legend={legend} isHidden={isTable} />}
      {isTable ? (
        table
      ) : (
        <ErrorBoundary name={`The chart “${label}”`} renderFailure={() => table}>
          <div aria-hidden="true" style={{ minHeight: height }}>
            {isIdle ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
          </div>
        </ErrorBoundary>
      )}
      <Summary>{summary}</Summary>
      <Button
        className={screenOnlyClass}
        aria-label={`${action}: ${label}`}
        onClick={() => setTable(!isTable)}
      >
        {action}
      </Button>
    </Figure>
  )
}

const Figure = styled('figure')({ margin: 0, minWidth: 0 })

const Summary = styled('figcaption')(({ theme }) => ({
  margin: '8px 0',
  color: theme.palette.text.secondary,
}))
