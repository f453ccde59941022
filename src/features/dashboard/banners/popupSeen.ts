import { storedText } from '#lib/storage/storedValue'
import { bangkokDay } from '#lib/time'

/** The Bangkok day on which a popup was last shown here. */
const seenOn = storedText('popup-seen')

export function isPopupSeen(now: number): boolean {
  return seenOn.get() === bangkokDay(now)
}

export function markPopupSeen(now: number): void {
  seenOn.set(bangkokDay(now))
}
