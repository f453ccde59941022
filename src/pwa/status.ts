import { observable } from '../lib/observable'

/** What the person may want to know of the installed app. */
export interface PwaStatus {
  /** A newer version waits for the person's word. */
  updateReady: boolean
  /** Files stored for offline use after the install, of how many; null until the worker said so. */
  stored: { files: number; of: number } | null
  /** `memory`: this browser keeps nothing (private window); all is lost when the tab closes. */
  storage: 'unknown' | 'kept' | 'memory'
  /** The browser cleared data that were here at an earlier visit. */
  cleared: boolean
}

export const pwaStatus = observable<PwaStatus>({
  updateReady: false,
  stored: null,
  storage: 'unknown',
  cleared: false,
})

export function changeStatus(change: Partial<PwaStatus>): void {
  pwaStatus.set({ ...pwaStatus.get(), ...change })
}
