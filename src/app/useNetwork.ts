import { useSyncExternalStore } from 'react'

/**
 * Whether the device is online, so that it can load the app's files and other sites. Whether the provider can
 * be reached is a separate question: see `useOnline`.
 */
export function useNetwork(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine, isBuildOnline)
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Value that the build assumes for prerendered pages. */
function isBuildOnline(): boolean {
  return true
}
