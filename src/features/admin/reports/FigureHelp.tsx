import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useText } from '#ui/intl/useText'

interface FigureHelpProps {
  /** What is explained, as it is called on the screen. */
  name: string
  children: string
}

/** How a figure is come by: shown to who points at the sign, presses it or comes to it by keyboard. */
export function FigureHelp({ name, children }: FigureHelpProps) {
  const text = useText()
  return (
    <Tooltip title={children} describeChild enterTouchDelay={0}>
      <Sign type="button" aria-label={text('adminReports.meansOf', { name })}>
        ?
      </Sign>
    </Tooltip>
  )
}

const Sign = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  width: 24,
  height: 24,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'help',
}))
