import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'

interface DrawerFrameProps {
  title: string
  /** Buttons before the close button. */
  actions?: ReactNode
  onClose: () => void
  onPaste?: (event: ClipboardEvent) => void
  children: ReactNode
}

/** Drawer at the end side of the page; full screen on phones. */
export function DrawerFrame({ title, actions, onClose, onPaste, children }: DrawerFrameProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDrawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          square: true,
          onPaste,
          sx: { width: { xs: '100%', sm: 500 } },
        },
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        {actions}
        <IconButton edge="end" aria-label={text('ui.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Content>{children}</Content>
    </OverlayDrawer>
  )
}

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '10px 20px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, flex: 1, margin: 0 }))

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: '16px 20px calc(24px + env(safe-area-inset-bottom, 0px))',
  overflowWrap: 'anywhere',
})
