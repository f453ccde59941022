import { useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'

/** Stored on this device only; applies in other tabs at once. */
const stored = storedText('balance-hidden')
const hiddenMark = '1'

/** Whether the credit is hidden from onlookers. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(stored.subscribe, stored.get) === hiddenMark
}

export function hideBalance(hide: boolean): void {
  stored.set(hide ? hiddenMark : null)
}
