import { useSyncExternalStore } from 'react'
import { isOfflineSimulated, simulateOffline, watchOnlineForMoney } from '../../../lib/online'
import { SwitchField } from '../../../ui/form/SwitchField'
import { useText } from '../../../ui/intl/useText'

/** Money is refused as if there were no network; everything else goes on. */
export function OfflineSwitch() {
  const text = useText()
  const isOffline = useSyncExternalStore(watchOnlineForMoney, isOfflineSimulated)
  return (
    <SwitchField
      label={text('scenario.bank.offline')}
      hint={text('scenario.bank.offlineHint')}
      checked={isOffline}
      onChange={simulateOffline}
    />
  )
}
