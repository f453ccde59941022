import { styled } from '@mui/material/styles'
import { textSized } from '../appearance/sizes'

/** Font size of a chart's axes in pixels. The library ignores the browser's font size. */
export const axisLetters = textSized(12)

/** Height of the axis labels beneath a chart, in pixels. */
export const axisHeight = textSized(25)

/** Pixels: two lines of text, because three amounts do not fit on one line of a phone. */
export const pointedRowHeight = 44

/** @returns the total height in pixels of a chart with a drawing of `height` */
export function chartFrameHeight(height: number): number {
  return height + pointedRowHeight
}

interface Props {
  /** Height of the drawing alone in pixels, the same as the chart's. */
  height: number
}

/** Placeholder of an `UpDownChart`: bars without data, so that nothing moves when the chart appears. */
export function ChartSkeleton({ height }: Props) {
  return (
    <Area style={{ height: chartFrameHeight(height), paddingTop: pointedRowHeight }} aria-hidden>
      {barHeights.map((share, index) => (
        // The bars have no identity other than their index.
        <Bar key={index} style={{ height: `${share}%` }} />
      ))}
    </Area>
  )
}

const barHeights = [35, 60, 20, 80, 45, 70, 30, 55, 25, 65]

const Area = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 12 })

const Bar = styled('div')(({ theme }) => ({
  flex: 1,
  borderRadius: 4,
  backgroundColor: theme.palette.action.hover,
}))
