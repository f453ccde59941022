/** The clocks of a page. What it shows goes by one of them, wherever testers have moved that. */
import { isMocked } from '../environment'
import { storedValue } from '../storage/storedValue'

/** How far testers have moved the clock of the simulated back ends, as was last heard, in milliseconds; null for not at all. */
export const steeredClock = storedValue('steered-clock', (stored) =>
  Number.isSafeInteger(stored) ? Number(stored) : null,
)

/**
 * Milliseconds since 1970 by the device's clock, moved as far as the simulated back ends' is: what they
 * date and what the page dates stand beside each other.
 */
export function clockNow(): number {
  return Date.now() + steeredMs()
}

/** Zero where nobody steers, and with a real provider. */
export function steeredMs(): number {
  return isMocked ? (steeredClock.get() ?? 0) : 0
}

/**
 * How far the provider's clock, by which deadlines count, is ahead of `performance.now()`, which nobody can set:
 * the device's own clock may be wrong. Milliseconds; null while unknown.
 */
let aheadOfWatch: number | null = null

/** An answer can be late, or an old one out of a cache, but never early: the latest moment counts. */
export function noteTimeOf({ headers }: Response): void {
  const moment = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(moment)) return
  aheadOfWatch = Math.max(aheadOfWatch ?? -Infinity, moment - performance.now())
}

/** The provider's time as its answers tell it; until the first answer, {@link clockNow}. Milliseconds since 1970. */
export function providerNow(): number {
  return orderNow() + steeredMs()
}

/** The same, wherever testers have moved the clock: moving it ends nobody's yes. */
export function orderNow(): number {
  return aheadOfWatch === null ? Date.now() : Math.round(performance.now() + aheadOfWatch)
}
