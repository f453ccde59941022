import { useSyncExternalStore } from 'react'
import { isOfflineSimulated, simulateOffline, watchOnline } from '#lib/online'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'

/** The header says offline, and what needs a back end is refused, as if there were no network. */
export function OfflineSwitch() {
  const text = useText()
  const isOffline = useSyncExternalStore(watchOnline, isOfflineSimulated)
  return (
    <SwitchField
      label={text('scenario.bank.offline')}
      hint={text('scenario.bank.offlineHint')}
      checked={isOffline}
      onChange={simulateOffline}
    />
  )
}
