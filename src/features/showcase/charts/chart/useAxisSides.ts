import { useTheme } from '@mui/material/styles'
import { textSized } from '#ui/appearance/sizes'
import { axisHeight, axisLetters } from '#ui/charts/ChartSkeleton'

/** Ticks keep letters off, and are not drawn. */
const withoutTicks = { '& .MuiChartsAxis-tick': { display: 'none' } }

/** Pixels for the half of a mark that stands on the axis, and for air beside it. */
const markRoom = 12

/** The sides of the axes: where the page reads from the right, so does the chart. */
export function useAxisSides() {
  const isRtl = useTheme().direction === 'rtl'
  return {
    // For the halves of the labels at the ends, where no axis has room for them.
    margin: {
      top: textSized(8),
      bottom: 0,
      left: isRtl ? textSized(16) : 16,
      right: isRtl ? 16 : textSized(16),
    },
    across: {
      reverse: isRtl,
      height: axisHeight,
      tickLabelStyle: { fontSize: axisLetters },
      disableLine: true,
      // Below the half of the upright axis's lowest figure.
      tickSize: textSized(10) - 6,
      sx: withoutTicks,
    },
    upright: {
      position: isRtl ? 'right' : 'left',
      // Of figures as short as `compact` makes them. The library's own measure knows only the least and
      // the largest value of the data, not the rounder one at the end of the axis, and cuts that.
      width: markRoom + textSized(36),
      tickLabelStyle: { fontSize: axisLetters },
      disableLine: true,
      tickSize: markRoom,
      sx: withoutTicks,
    },
  } as const
}
