import { isMocked } from '../environment'
import { storedText } from '../storage/storedValue'

/** Set by testers of a mocked build: everything behaves as if there were no network. */
const simulated = storedText('simulate-offline')
const simulatedMark = '1'

/**
 * Whether the back ends can be reached now: what the header says and what the buttons do. A mocked
 * build has them in the browser and goes on without a network, unless a tester simulates that there
 * is none. A build with a provider has only its network, whatever a tester once left behind.
 */
export function isOnline(): boolean {
  return isMocked ? !isOfflineSimulated() : navigator.onLine
}

export function isOfflineSimulated(): boolean {
  return isMocked && simulated.get() === simulatedMark
}

export function simulateOffline(on: boolean): void {
  simulated.set(on ? simulatedMark : null)
}

/** Calls back whenever {@link isOnline} may have changed. Answers the function that stops. */
export function watchOnline(changed: () => void): () => void {
  const stop = simulated.subscribe(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    stop()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
