import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useText } from '#ui/intl/useText'

interface FigureHelpProps {
  /** Displayed name of the explained figure. */
  name: string
  children: string
}

/** Explains how a figure is calculated, on hover, press or focus. */
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
