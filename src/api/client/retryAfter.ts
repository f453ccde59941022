/** How long the provider asked to be left alone: until then the app asks nothing again by itself. */
import type { Failure } from '#contract/failure'
import { providerNow } from '#lib/providerClock'

/** Whoever asks for longer is tried again all the same: nobody waits a day for a wrong date. Milliseconds. */
const longestRest = 300_000

/** By the page's own watch, which nobody moves. Milliseconds. */
let restsUntil = 0

/** Heeds the `Retry-After` of a refusal: seconds, or a moment of the provider's clock. */
export function heedRetryAfter({ retryAfter = '' }: Failure): void {
  const rest = Number(retryAfter) * 1000 || Date.parse(retryAfter) - providerNow()
  const until = performance.now() + Math.min(rest, longestRest)
  // What is no number is never more.
  if (until > restsUntil) restsUntil = until
}

/** Milliseconds that are left of it; none where it is over, or nobody asked. */
export function restLeft(): number {
  return restsUntil - performance.now()
}
