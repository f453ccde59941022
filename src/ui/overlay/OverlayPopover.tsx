import Popover, { type PopoverProps } from '@mui/material/Popover'
import { useOverlay } from './useOverlay'

interface OverlayPopoverProps extends Omit<PopoverProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the popover must be answered. */
  onClose?: (() => void) | undefined
}

/** A popover at a button that Back closes too. */
export function OverlayPopover({ onClose, ...props }: OverlayPopoverProps) {
  useOverlay(props.open, onClose)
  return <Popover {...props} onClose={onClose} />
}
