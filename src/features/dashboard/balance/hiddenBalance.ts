import { useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'

/** Kept on this device alone; also in other tabs at once. */
const stored = storedText('balance-hidden')
const hiddenMark = '1'

/** Whether the credit is covered, for eyes that look over the shoulder. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(stored.subscribe, stored.get) === hiddenMark
}

export function hideBalance(hide: boolean): void {
  stored.set(hide ? hiddenMark : null)
}
