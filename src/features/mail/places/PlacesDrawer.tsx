import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { UnreadCount } from '#contract/mail/mail'
import { useText } from '#ui/intl/useText'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import type { MailAddress } from './mailAddress'
import { Places } from './Places'

interface PlacesDrawerProps {
  open: boolean
  address: MailAddress
  unreadCount: UnreadCount | undefined
  onClose: () => void
}

/** Folders and labels in a drawer, for narrow screens. Load it lazily. */
export function PlacesDrawer({ open, address, unreadCount, onClose }: PlacesDrawerProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDrawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Inside>
        <h2 id={titleId}>{text('mail.title')}</h2>
        <Places address={address} unreadCount={unreadCount} onGo={onClose} />
      </Inside>
    </OverlayDrawer>
  )
}

const Inside = styled('div')(({ theme }) => ({
  width: 280,
  padding: 16,
  '& h2': { ...theme.typography.h4, margin: '4px 12px 12px' },
}))
