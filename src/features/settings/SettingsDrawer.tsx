import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { appName } from '#lib/environment'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { AppearanceSettings } from './AppearanceSettings'
import { StorageSetting } from './StorageSetting'

/** Width in pixels. */
const drawerWidth = 280

interface SettingsDrawerProps {
  open: boolean
  onClose: () => void
  /** Blocks of the installed app, above the storage block: install button, progress of the offline files. */
  children?: ReactNode
}

/** The settings: on the right, or on the left in right-to-left pages. Load it lazily. */
export function SettingsDrawer({ open, onClose, children }: SettingsDrawerProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, square: true },
      }}
    >
      <Head>
        <Title id={titleId}>{text('settings.title')}</Title>
        <IconButton aria-label={text('settings.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Head>
      <Content>
        <AppearanceSettings />
        <Divider />
        {children}
        <StorageSetting />
        <Version>{text('settings.version', { app: appName, version: __APP_VERSION__ })}</Version>
        {/* The build writes this file, and the app stores it. Opened in a new tab, because it has no link
            back. */}
        <Licences href="/licences.txt" target="_blank">
          {text('settings.licences')}
        </Licences>
      </Content>
    </OverlayDrawer>
  )
}

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: drawerWidth,
  padding: 'calc(12px + env(safe-area-inset-top, 0px)) 20px 12px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  width: drawerWidth,
  padding: '20px 20px calc(20px + env(safe-area-inset-bottom, 0px))',
})

const Version = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.text.secondary,
}))

const Licences = styled('a')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: '-20px -12px',
  color: theme.palette.primary.readable,
}))
