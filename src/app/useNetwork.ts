import { useSyncExternalStore } from 'react'

/**
 * Whether the device has a network, over which the app's files and other sites come. Whether the
 * back ends can be reached is another question: `useOnline`.
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

/** What the build assumes when it paints a page. */
function isBuildOnline(): boolean {
  return true
}
