import { useSyncExternalStore } from 'react'
import { isOnlineForMoney, watchOnlineForMoney } from '../lib/online'

/** Whether money may be moved now; screens say so before somebody tries. */
export function useOnlineForMoney(): boolean {
  return useSyncExternalStore(watchOnlineForMoney, isOnlineForMoney)
}
