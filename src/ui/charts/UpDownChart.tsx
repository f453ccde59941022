import { useTheme } from '@mui/material/styles'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import { useId } from 'react'
import { textSized } from '../appearance/sizes'
import { VisuallyHidden } from '../page/Page'
import { axisHeight, axisLetters } from './ChartSkeleton'
import { Hatch } from './Hatch'
import { PointedRow } from './PointedRow'
import { useUpDownColors } from './UpDownLegend'
import { type FormatAmount, netOf, type UpDownRow, type UpDownTexts } from './upDown'

export interface UpDownChartProps {
  rows: readonly UpDownRow[]
  texts: UpDownTexts
  formatAmount: FormatAmount
  /** Short format for the axis. */
  formatTick: FormatAmount
  /** Height of the drawing alone in pixels. */
  height: number
}

/** With more columns than this the line's markers would overlap. */
const mostMarks = 14

/**
 * Columns above and hatched columns below one line, and their sum as a line with markers: shape and pattern
 * distinguish them without colour. Heavy, so load it through `LazyUpDownChart`. Screen readers only get its
 * description, so show `UpDownTable` beside it.
 */
export function UpDownChart({ rows, texts, formatAmount, formatTick, height }: UpDownChartProps) {
  const hatch = useId()
  const colors = useUpDownColors()
  const rightToLeft = useTheme().direction === 'rtl'
  return (
    <ChartsDataProvider<'bar' | 'line'>
      height={height}
      margin={{ top: textSized(8), bottom: 0, left: 4, right: 4 }}
      disableKeyboardNavigation
      series={[
        { type: 'bar', stack: 'flow', data: rows.map((row) => row.up), color: colors.up },
        { type: 'bar', stack: 'flow', data: rows.map((row) => -row.down), color: `url(#${hatch})` },
        {
          type: 'line',
          data: rows.map(netOf),
          color: colors.net,
          curve: 'linear',
          shape: 'diamond',
          showMark: rows.length <= mostMarks,
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: rows.map((row) => row.key),
          valueFormatter: (key: string) =>
            isolated(rows.find((row) => row.key === key)?.label ?? key),
          tickLabelStyle: { fontSize: axisLetters },
          height: axisHeight,
          tickLabelInterval: (_: string, index: number) => isLabelled(index, rows.length),
          reverse: rightToLeft,
        },
      ]}
      yAxis={[
        {
          tickLabelStyle: { fontSize: axisLetters },
          width: 'auto',
          position: rightToLeft ? 'right' : 'left',
          valueFormatter: (amount: number) => isolated(formatTick(amount)),
          disableLine: true,
          disableTicks: true,
        },
      ]}
    >
      <PointedRow rows={rows} texts={texts} formatAmount={formatAmount} />
      <VisuallyHidden>{texts.description}</VisuallyHidden>
      <ChartsSurface aria-hidden="true">
        <defs>
          <Hatch id={hatch} color={colors.down} />
        </defs>
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <BarPlot borderRadius={2} skipAnimation />
        <ChartsReferenceLine y={0} lineStyle={{ stroke: colors.net, strokeWidth: 1 }} />
        <LinePlot skipAnimation />
        <MarkPlot />
        <ChartsXAxis disableLine disableTicks />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  )
}

/**
 * Number of columns that are as wide as their labels on a phone, in every language; fewer with larger fonts.
 */
const fewColumns = Math.max(1, Math.floor(60 / axisLetters))
/** Number of labels that fit beneath more columns than that. */
const mostLabels = Math.max(1, Math.floor(48 / axisLetters))

/** Places each label in the middle of its part of the chart, because at the edge it would be cut off. */
function isLabelled(index: number, count: number): boolean {
  if (count <= fewColumns) return true
  const part = count / Math.min(mostLabels, Math.floor((count - 1) / 2))
  return index === Math.floor((Math.floor(index / part) + 0.5) * part)
}

/**
 * Does the same as `<bdi>` for text in a drawing: a right-to-left page must not turn `-1,000` into `1,000-`.
 */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
