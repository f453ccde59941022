import { useOnline } from '#api/client/refetch'
import { isOfflineSimulated } from '#lib/device/presence'
import { OfflineIcon } from '#ui/icons/entrance'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { useNetwork } from '../../useNetwork'
import { HeaderNotice } from './HeaderNotice'

/** Says that there is no network, and what that means here; on narrow screens as a strip below the header. */
export function OfflineChip({ isStrip }: { isStrip: boolean }) {
  const text = useText()
  const word = useOfflineWord()
  return (
    // Always there: a live region must stand before its text does.
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

/** Null while everything can be reached. */
function useOfflineWord(): MessageKey | null {
  const online = useOnline()
  const hasNetwork = useNetwork()
  if (!online) return isOfflineSimulated() ? 'shell.offlineSimulated' : 'shell.offline'
  return hasNetwork ? null : 'shell.offlineMocked'
}
