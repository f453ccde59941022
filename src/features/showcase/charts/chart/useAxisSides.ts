import { useTheme } from '@mui/material/styles'

/** The sides of the axes: where the page reads from the right, so does the chart. */
export function useAxisSides() {
  const isRtl = useTheme().direction === 'rtl'
  return {
    across: { reverse: isRtl, disableLine: true, disableTicks: true },
    upright: {
      position: isRtl ? 'right' : 'left',
      // Of figures as short as `compact` makes them. The library's own measure knows only the least and
      // the largest value of the data, not the rounder one at the end of the axis, and cuts that.
      width: 48,
      disableLine: true,
      // Room for the half of a mark that stands on the axis, and for air beside it.
      tickSize: 12,
      sx: { '& .MuiChartsAxis-tick': { display: 'none' } },
    },
  } as const
}
