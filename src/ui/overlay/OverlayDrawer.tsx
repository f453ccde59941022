import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import type { SyntheticEvent } from 'react'
import { useSheet } from './useOverlay'

interface OverlayDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** By Escape, the backdrop and the way back. Undefined while it must be answered. */
  onClose?: (() => void) | undefined
}

/** A drawer or sheet that the way back closes. */
export function OverlayDrawer({ open = false, onClose, ...props }: OverlayDrawerProps) {
  return (
    <Drawer
      {...props}
      open={useSheet(open, onClose)}
      onClose={(event: Event | SyntheticEvent) => {
        // Escape has cancelled a drag in it.
        if (!event.defaultPrevented) onClose?.()
      }}
    />
  )
}
