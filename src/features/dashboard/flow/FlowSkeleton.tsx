import { styled } from '@mui/material/styles'
import { ChartSkeleton, chartFrameHeight } from '#ui/charts/ChartSkeleton'
import { UpDownLegend } from '#ui/charts/UpDownLegend'
import { FlowControls } from './FlowControls'
import { FlowTotals } from './FlowTotals'
import type { Range } from './ranges'
import { useFlowTexts } from './useFlowTexts'

/** Pixels of the drawing itself. */
export const chartHeight = 240

/** Pixels of drawing and reading line, and of the table that can stand in their place. */
export const chartAreaHeight = chartFrameHeight(chartHeight)

interface Props {
  range: Range
}

/** The words that need no answer, and the places of all that does. */
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
  // Nobody can reach what is not seen.
}

const Unseen = styled('div')({ visibility: 'hidden' })
