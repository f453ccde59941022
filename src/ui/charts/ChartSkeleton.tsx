import { styled } from '@mui/material/styles'
import { textSized } from '../appearance/sizes'

/** Pixels: of the letters at a chart's axes, which the library writes as large whatever a browser is set to. */
export const axisLetters = textSized(12)

/** Pixels that such letters need beneath a chart. */
export const axisHeight = textSized(25)

/** Pixels: two lines of text, because three amounts do not fit on one of a phone. */
export const pointedRowHeight = 44

/** Pixels that a chart needs in all for a drawing of `height`. */
export function chartFrameHeight(height: number): number {
  return height + pointedRowHeight
}

interface Props {
  /** Pixels, of the drawing alone: the same as the chart's. */
  height: number
}

/** Holds the place of an `UpDownChart`: bars without data, so that nothing moves when it comes. */
export function ChartSkeleton({ height }: Props) {
  return (
    <Area style={{ height: chartFrameHeight(height), paddingTop: pointedRowHeight }} aria-hidden>
      {barHeights.map((share, index) => (
        // The bars have no identity of their own.
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
