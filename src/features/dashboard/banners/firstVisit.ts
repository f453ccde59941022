import { sharedMoment } from '#lib/storage/sharedMoment'
import { storedText } from '#lib/storage/storedValue'

/** When a player was first logged in on this device. */
const firstVisit = sharedMoment('first-member-visit')

/** Marks the tab in which that was. */
const firstTab = storedText('first-member-tab', 'session')

const minuteMs = 60_000

/**
 * Whether this device is still new to the member area: for a minute after the first login on it, and
 * in the tab of that login as long as it is open. Nobody new is greeted by an advertisement. The
 * first call starts the time. Where nothing can be remembered, everyone counts as new.
 */
export function isFirstVisit(now: number): boolean {
  const since = firstVisit.get()
  if (since > 0) return firstTab.get() !== null || now - since < minuteMs
  firstVisit.set(now)
  firstTab.set('yes')
  return true
}
