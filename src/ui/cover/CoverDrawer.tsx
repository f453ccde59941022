import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import type { SyntheticEvent } from 'react'
import { useSheet } from './useCover'

interface CoverDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the drawer must be answered. */
  onClose?: (() => void) | undefined
}

/** A drawer or sheet that Back closes. */
export function CoverDrawer({ open = false, onClose, ...props }: CoverDrawerProps) {
  return (
    <Drawer
      {...props}
      open={useSheet(open, onClose)}
      onClose={(event: Event | SyntheticEvent) => {
        // Escape has only cancelled a drag within the drawer.
        if (!event.defaultPrevented) onClose?.()
      }}
    />
  )
}
