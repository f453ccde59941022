import Menu, { type MenuProps } from '@mui/material/Menu'
import { useCover } from './useCover'

interface CoverMenuProps extends Omit<MenuProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** A menu that the way back closes. */
export function CoverMenu({ onClose, ...props }: CoverMenuProps) {
  useCover(props.open, onClose)
  return <Menu {...props} onClose={onClose} />
}
