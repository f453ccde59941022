/** When a player was first logged in on this device, in milliseconds since 1970. */
const deviceKey = 'first-member-visit'

/** Marks the tab in which that was. */
const tabKey = 'first-member-tab'

const minuteMs = 60_000

/**
 * Whether this device is still new to the member area: for a minute after the first login on it, and
 * in the tab of that login as long as it is open. Nobody new is greeted by an advertisement. The
 * first call starts the time.
 */
export function isFirstVisit(now: number): boolean {
  try {
    const since = Number(localStorage.getItem(deviceKey))
    if (since > 0) return sessionStorage.getItem(tabKey) !== null || now - since < minuteMs
    localStorage.setItem(deviceKey, String(now))
    sessionStorage.setItem(tabKey, 'yes')
  } catch {
    // Nothing can be remembered: then everyone counts as new.
  }
  return true
}
