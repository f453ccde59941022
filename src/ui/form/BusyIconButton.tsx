import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { refuse } from './BusyButton'

interface BusyIconButtonProps extends Omit<IconButtonProps, 'loading'> {
  busy?: boolean
}

/** `BusyButton` with an icon alone. It keeps the focus when its work ends, and when it cannot be pressed any more. */
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
