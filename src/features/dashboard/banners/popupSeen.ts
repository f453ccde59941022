import { bangkokDay } from '../../../lib/time'

/** The Bangkok day on which a popup was last shown here. */
const storageKey = 'popup-seen'

export function isPopupSeen(now: number): boolean {
  try {
    return localStorage.getItem(storageKey) === bangkokDay(now)
  } catch {
    // Nothing can be remembered: better none than one at every visit.
    return true
  }
}

export function markPopupSeen(now: number): void {
  try {
    localStorage.setItem(storageKey, bangkokDay(now))
  } catch {
    // Storage is full: `isPopupSeen` decides next time.
  }
}
