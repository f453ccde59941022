/** How long the provider asked to be left alone: until then the app asks nothing again by itself. */
import type { Failure } from '#contract/failure'
import { providerNow } from '#lib/providerClock'

/** Whoever asks for longer is tried again all the same: nobody waits a day for a wrong date. Milliseconds. */
const longestRest = 5 * 60_000

/** By the page's own watch, which nobody moves. Milliseconds. */
let restsUntil = 0

/** Heeds the `Retry-After` of a call that came too soon: seconds, or a moment of the provider's clock. */
export function heedRetryAfter({ status, retryAfter = '' }: Failure): void {
  if (status !== 429 && status !== 503) return
  const rest = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - providerNow()
  if (Number.isNaN(rest)) return
  restsUntil = Math.max(restsUntil, performance.now() + Math.min(rest, longestRest))
}

/** Milliseconds that are left of it; 0 where nobody asked for any, or it is over. */
export function restLeft(): number {
  return Math.max(0, restsUntil - performance.now())
}
