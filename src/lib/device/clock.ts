/** The clocks of a page. Every time it shows comes from one of them, also after testers have moved it. */
import { isMocked } from '../environment'
import { storedValue } from '../storage/storedValue'

/**
 * How far testers have moved the clock of the simulated back ends, in milliseconds, as last reported; null if
 * not at all.
 */
export const movedClock = storedValue('steered-clock', (stored) =>
  Number.isSafeInteger(stored) ? Number(stored) : null,
)

/**
 * Milliseconds since 1970 by the device's clock, moved as far as the clock of the simulated back ends. So
 * their dates and the page's dates agree.
 */
export function clockNow(): number {
  return Date.now() + clockShiftMs()
}

/** Zero if testers have not moved the clock, and always with a real provider. */
export function clockShiftMs(): number {
  return isMocked ? (movedClock.get() ?? 0) : 0
}

/**
 * How far the provider's clock, which decides deadlines, is ahead of `performance.now()`, which people cannot
 * set. The device's own clock may be wrong. Milliseconds; null while unknown.
 */
let aheadOfWatch: number | null = null

/**
 * Learns the provider's time from an answer. An answer can be late or cached, but never early, so the latest
 * time is kept.
 */
export function noteTimeOf({ headers }: Response): void {
  const moment = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(moment)) return
  aheadOfWatch = Math.max(aheadOfWatch ?? -Infinity, moment - performance.now())
}

/**
 * The provider's time according to its answers; {@link clockNow} until the first one. Milliseconds since
 * 1970.
 */
export function providerNow(): number {
  return requestNow() + clockShiftMs()
}

/** Like {@link providerNow}, but not moved by testers, so that moving the clock does not end a confirmation. */
export function requestNow(): number {
  return aheadOfWatch === null ? Date.now() : Math.round(performance.now() + aheadOfWatch)
}
