import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import { useSheet } from './openSheets'
import { useCover } from './useCover'

interface CoverDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** A drawer or sheet that the way back closes. */
export function CoverDrawer({ onClose, ...props }: CoverDrawerProps) {
  useCover(props.open === true, onClose)
  useSheet(props.open === true)
  return <Drawer {...props} onClose={onClose} />
}
