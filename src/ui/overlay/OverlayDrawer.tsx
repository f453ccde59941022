import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import type { SyntheticEvent } from 'react'
import { useSheet } from './useOverlay'

interface OverlayDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** Called by Escape, the backdrop and Back. Undefined while the drawer must be answered. */
  onClose?: (() => void) | undefined
}

const headerHeight = 'calc(64px + env(safe-area-inset-top, 0px))'

/**
 * A drawer or sheet that Back closes. On phones a drawer from the right begins below the header: its Close
 * would be where the next press logs out.
 */
export function OverlayDrawer({ open = false, onClose, ...props }: OverlayDrawerProps) {
  return (
    <Drawer
      sx={(theme) => ({
        '&.MuiDrawer-anchorRight > .MuiDrawer-paper': {
          [theme.breakpoints.down('sm')]: {
            top: headerHeight,
            height: `calc(100% - ${headerHeight})`,
          },
        },
      })}
      {...props}
      open={useSheet(open, onClose)}
      onClose={(event: Event | SyntheticEvent) => {
        // Escape has only cancelled a drag within the drawer.
        if (!event.defaultPrevented) onClose?.()
      }}
    />
  )
}
