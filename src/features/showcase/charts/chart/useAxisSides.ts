import { useTheme } from '@mui/material/styles'
import { textSized } from '#ui/appearance/sizes'
import { axisHeight, axisLetters } from '#ui/charts/ChartSkeleton'

/** Invisible ticks keep the labels away from the axis. */
const withoutTicks = { '& .MuiChartsAxis-tick': { display: 'none' } }

/** Pixels for the half of a mark on the axis, and for space beside it. */
const markRoom = 12

/** The sides of the axes: mirrored in RTL pages. */
export function useAxisSides() {
  const isRtl = useTheme().direction === 'rtl'
  return {
    // Space for the halves of the labels at the ends, which the axes do not reserve.
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
      // Below the lower half of the lowest label of the vertical axis.
      tickSize: textSized(10) - 6,
      sx: withoutTicks,
    },
    upright: {
      position: isRtl ? 'right' : 'left',
      // For labels as short as those of `compact`. The library only measures the minimum and maximum of the
      // data. It would cut the longer, rounded label at the end of the axis.
      width: markRoom + textSized(36),
      tickLabelStyle: { fontSize: axisLetters },
      disableLine: true,
      tickSize: markRoom,
      sx: withoutTicks,
    },
  } as const
}
