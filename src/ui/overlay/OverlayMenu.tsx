import Menu, { type MenuProps } from '@mui/material/Menu'
import { useOverlay } from './useOverlay'

interface OverlayMenuProps extends Omit<MenuProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** A menu that the way back closes. */
export function OverlayMenu({ onClose, ...props }: OverlayMenuProps) {
  useOverlay(props.open, onClose)
  return <Menu {...props} onClose={onClose} />
}
