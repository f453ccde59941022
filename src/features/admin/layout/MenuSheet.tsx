import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { AdminMenu } from './AdminMenu'

/** The menu as an overlay, for narrow screens. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <OverlayDrawer
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text('admin.menu.title') },
      }}
    >
      <Sheet aria-label={text('admin.menu.title')}>
        <AdminMenu onFollow={onClose} />
      </Sheet>
    </OverlayDrawer>
  )
}

const Sheet = styled('nav')({ width: 'min(280px, 85vw)', padding: 12 })
