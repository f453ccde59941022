import Popover, { type PopoverProps } from '@mui/material/Popover'
import { useOverlay } from './useOverlay'

interface OverlayPopoverProps extends Omit<PopoverProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** What opens at a button, closed by the way back too. */
export function OverlayPopover({ onClose, ...props }: OverlayPopoverProps) {
  useOverlay(props.open, onClose)
  return <Popover {...props} onClose={onClose} />
}
