import Menu, { type MenuProps } from '@mui/material/Menu'
import { useOverlay } from './useOverlay'

interface OverlayMenuProps extends Omit<MenuProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the menu must be answered. */
  onClose?: (() => void) | undefined
}

/** A menu that Back closes. */
export function OverlayMenu({ onClose, ...props }: OverlayMenuProps) {
  useOverlay(props.open, onClose)
  return <Menu {...props} onClose={onClose} />
}
