import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import { isOfflineSimulated } from '#lib/device/presence'
import { OfflineIcon } from '#ui/icons/entry'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { useNetwork } from '../../useNetwork'
import { colours } from '../shellColours'

const noticeStyle = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '4px 8px',
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  '&[data-strip="true"]': {
    display: 'flex',
    // As a link it must be at least 24 px high for a finger.
    padding: '3px 8px',
    borderRadius: 0,
    fontSize: '0.75rem',
  },
})

/** A notice in the header about the whole app; on narrow screens a strip below it. */
export const HeaderNotice = styled('span')(noticeStyle)

export const HeaderNoticeLink = styled(Link)(noticeStyle)

/** Says that the app is offline, and what that means here; on narrow screens as a strip below the header. */
export function OfflineChip({ isStrip }: { isStrip: boolean }) {
  const text = useText()
  const word = useOfflineWord()
  return (
    // Always rendered: a live region must exist before its text changes.
    <output>
      {word !== null && (
        <HeaderNotice data-strip={isStrip}>
          <OfflineIcon size={isStrip ? 14 : 18} />
          {text(word)}
        </HeaderNotice>
      )}
    </output>
  )
}

/** @returns the text to show while the device or the provider is offline, else null */
function useOfflineWord(): MessageKey | null {
  const online = useOnline()
  const hasNetwork = useNetwork()
  if (!online) return isOfflineSimulated() ? 'shell.offlineSimulated' : 'shell.offline'
  return hasNetwork ? null : 'shell.offlineMocked'
}
