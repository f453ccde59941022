import { observable } from '#lib/observable'

/** The state of the installed app, as settings and toasts show it. */
export interface PwaStatus {
  /** `ready`: a newer version waits for the person's consent; `noRoom`: this device has no storage for it. */
  update: 'none' | 'ready' | 'noRoom'
  /** Files stored for offline use after the install, and their total; null until the worker reports them. */
  stored: { files: number; of: number } | null
  /** Whether there is no storage for (more) offline files. */
  isFull: boolean
  /** `memory`: this browser stores nothing (private window); all data are lost when the tab closes. */
  storage: 'unknown' | 'persistent' | 'memory'
  /** Whether the browser has cleared data of an earlier visit. */
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
