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
  /** What the chart shows, for those who hear it. */
  label: string
  /** What it tells, in a sentence: the chart for those who cannot see it. */
  summary: string
  figures: ChartFigures
  /** Pixels, of the drawing alone. */
  height: number
  legend?: Legend
  /** The drawing. It is hidden from assistive technology, which has the summary and the table. */
  children: ReactNode
}

/** What every chart needs around it: its place before it is loaded, its series, its words, its figures. */
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
