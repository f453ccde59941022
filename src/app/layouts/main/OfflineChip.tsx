import { styled } from '@mui/material/styles'
import { useOnline } from '../../../api/useOnline'
import { isOfflineSimulated } from '../../../lib/online'
import { OfflineIcon } from '../../../ui/icons/OfflineIcon'
import type { MessageKey } from '../../../ui/intl/messages'
import { useText } from '../../../ui/intl/useText'
import { useNetwork } from '../../useNetwork'
import { colours } from './colours'

/** Says that there is no network, and what that means here; on narrow screens as a strip below the header. */
export function OfflineChip({ isStrip }: { isStrip: boolean }) {
  const text = useText()
  const word = useOfflineWord()
  return (
    // Always there: a live region must stand before its text does.
    <output>
      {word !== null && (
        <Chip data-strip={isStrip}>
          <OfflineIcon size={isStrip ? 14 : 18} />
          {text(word)}
        </Chip>
      )}
    </output>
  )
}

/** Null while everything can be reached. */
function useOfflineWord(): MessageKey | null {
  const online = useOnline()
  const hasNetwork = useNetwork()
  if (!online) return isOfflineSimulated() ? 'shell.offlineSimulated' : 'shell.offline'
  return hasNetwork ? null : 'shell.offlineMocked'
}

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '4px 8px',
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: colours.onAccent,
  backgroundColor: colours.accent,
  '&[data-strip="true"]': {
    position: 'absolute',
    inset: '100% 0 auto',
    padding: '1px 8px',
    borderRadius: 0,
    fontSize: '0.75rem',
  },
}))
