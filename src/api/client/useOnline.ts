import { useSyncExternalStore } from 'react'
import { isOnline, watchOnline } from '#lib/device/online'

/** Whether the back ends can be reached now; screens say so before somebody tries. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline)
}
