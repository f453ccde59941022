import { styled } from '@mui/material/styles'
import { chartFrameHeight, pointedRowHeight } from './sizes'

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
