import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import type { SyntheticEvent } from 'react'
import { useSheet } from './useOverlay'

interface OverlayDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the drawer must be answered. */
  onClose?: (() => void) | undefined
}

/** A drawer or sheet that Back closes. */
export function OverlayDrawer({ open = false, onClose, ...props }: OverlayDrawerProps) {
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
