import { isMocked } from './environment'
import { observable } from './observable'

/** Set by testers of a mocked build: everything behaves as if there were no network. */
const storageKey = 'simulate-offline'
const simulatedMark = '1'

const simulated = observable(readStored())

/**
 * Whether the back ends can be reached now: what the header says and what the buttons do. A mocked
 * build has them in the browser and goes on without a network, unless a tester simulates that there
 * is none. A build with a provider has only its network, whatever a tester once left behind.
 */
export function isOnline(): boolean {
  return isMocked ? !simulated.get() : navigator.onLine
}

export function isOfflineSimulated(): boolean {
  return isMocked && simulated.get()
}

export function simulateOffline(on: boolean): void {
  simulated.set(on)
  try {
    if (on) localStorage.setItem(storageKey, simulatedMark)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is switched off: it holds until the page goes.
  }
}

/** Calls back whenever {@link isOnline} may have changed. Answers the function that stops. */
export function watchOnline(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) simulated.set(readStored())
  }
  const stop = simulated.subscribe(changed)
  addEventListener('storage', follow)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    stop()
    removeEventListener('storage', follow)
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) === simulatedMark
  } catch {
    return false
  }
}
