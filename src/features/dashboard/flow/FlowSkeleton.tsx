import { styled } from '@mui/material/styles'
import { ChartSkeleton, chartFrameHeight } from '#ui/charts/ChartSkeleton'
import { UpDownLegend } from '#ui/charts/UpDownLegend'
import { FlowControls } from './FlowControls'
import { FlowTotals } from './FlowTotals'
import type { Range } from './ranges'
import { useFlowTexts } from './useFlowTexts'

/** Height of the chart itself, in pixels. */
export const chartHeight = 240

/** Height in pixels of the chart with its reading line, and of the table that can replace them. */
export const chartAreaHeight = chartFrameHeight(chartHeight)

interface Props {
  range: Range
}

/** Texts that need no data, and placeholders for everything else. */
export function FlowSkeleton({ range }: Props) {
  const { texts, formatAmount } = useFlowTexts(range)
  return (
    <>
      <Unseen>
        <FlowControls range={range} onRange={ignore} asTable={false} onAsTable={ignore} />
      </Unseen>
      <FlowTotals texts={texts} totals={null} formatAmount={formatAmount} />
      <UpDownLegend texts={texts} />
      <ChartSkeleton height={chartHeight} />
    </>
  )
}

function ignore(): void {
  // Hidden controls cannot be used.
}

const Unseen = styled('div')({ visibility: 'hidden' })
