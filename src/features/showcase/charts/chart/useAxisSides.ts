import { useTheme } from '@mui/material/styles'

/** The sides of the axes: where the page reads from the right, so does the chart. */
export function useAxisSides() {
  const isRtl = useTheme().direction === 'rtl'
  return {
    across: { reverse: isRtl, disableLine: true, disableTicks: true },
    upright: {
      position: isRtl ? 'right' : 'left',
      width: 'auto',
      disableLine: true,
      disableTicks: true,
    },
  } as const
}
