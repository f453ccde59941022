import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { refuse } from './BusyButton'

interface BusyIconButtonProps extends Omit<IconButtonProps, 'loading'> {
  busy?: boolean
}

/** The like of `BusyButton` with a picture alone: it keeps the focus at the end of its work, or of its way. */
export function BusyIconButton({
  busy = false,
  disabled = false,
  onClick,
  ...button
}: BusyIconButtonProps) {
  const isOff = busy || disabled
  return (
    <IconButton
      {...button}
      aria-disabled={isOff}
      aria-busy={busy}
      disableRipple={isOff}
      onClick={isOff ? refuse : onClick}
      sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
    />
  )
}
