import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import { useSheet } from './useCover'

interface CoverDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** A drawer or sheet that the way back closes. */
export function CoverDrawer({ open = false, onClose, ...props }: CoverDrawerProps) {
  return <Drawer {...props} open={useSheet(open, onClose)} onClose={onClose} />
}
