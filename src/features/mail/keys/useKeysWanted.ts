import { useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'

const switchedOff = storedText('mail-keys')
const offMark = 'off'

/** Single keys disturb who speaks to the machine (WCAG 2.1.4): they can be switched off for good. */
export function useKeysWanted(): [wanted: boolean, want: (wanted: boolean) => void] {
  const wanted = useSyncExternalStore(switchedOff.subscribe, switchedOff.get) !== offMark
  return [wanted, (next) => switchedOff.set(next ? null : offMark)]
}
