import { observable } from '#lib/observable'

/** The state of the installed app, as settings and toasts show it. */
export interface PwaStatus {
  /** A newer version waits for the person's word, or this device has no room for it. */
  update: 'none' | 'ready' | 'noRoom'
  /** Files stored for offline use after the install, of how many; null until the worker said so. */
  stored: { files: number; of: number } | null
  /** There is no room for (more) offline files. */
  isFull: boolean
  /** `memory`: this browser keeps nothing (private window); all is lost when the tab closes. */
  storage: 'unknown' | 'persistent' | 'memory'
  /** The browser cleared data that were here at an earlier visit. */
  cleared: boolean
}

export const pwaStatus = observable<PwaStatus>({
  update: 'none',
  stored: null,
  isFull: false,
  storage: 'unknown',
  cleared: false,
})

export function changeStatus(change: Partial<PwaStatus>): void {
  pwaStatus.set({ ...pwaStatus.get(), ...change })
}
