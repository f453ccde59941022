import Menu, { type MenuProps } from '@mui/material/Menu'
import { useCover } from './useCover'

interface CoverMenuProps extends Omit<MenuProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the menu must be answered. */
  onClose?: (() => void) | undefined
}

/** A menu that Back closes. */
export function CoverMenu({ onClose, ...props }: CoverMenuProps) {
  useCover(props.open, onClose)
  return <Menu {...props} onClose={onClose} />
}
