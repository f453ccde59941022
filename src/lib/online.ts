import { isMocked } from './environment'
import { observable } from './observable'

/** Set by testers: money is refused as if there were no network, in mocked builds too. */
const storageKey = 'simulate-offline'
const simulatedMark = '1'

const simulated = observable(readStored())

/**
 * Whether money may be moved now. A mocked build has its provider in the browser and stays usable
 * without a network, unless a tester simulates that there is none.
 */
export function isOnlineForMoney(): boolean {
  return !simulated.get() && (isMocked || navigator.onLine)
}

export function isOfflineSimulated(): boolean {
  return simulated.get()
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

/** Calls back whenever {@link isOnlineForMoney} may have changed. Answers the function that stops. */
export function watchOnlineForMoney(changed: () => void): () => void {
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
