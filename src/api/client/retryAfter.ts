/** How long the provider asked to be left alone: until then the app asks nothing again by itself. */
import type { Failure } from '#contract/failure'
import { providerNow } from '#lib/providerClock'

/** The longest `Retry-After` that is obeyed: a wrong date must not stop calls for a day. Milliseconds. */
const longestRest = 300_000

/** By `performance.now()`, which nobody can set. Milliseconds. */
let restsUntil = 0

/** Heeds the `Retry-After` of a refusal: seconds, or a moment of the provider's clock. */
export function heedRetryAfter({ retryAfter = '' }: Failure): void {
  const rest = Number(retryAfter) * 1000 || Date.parse(retryAfter) - providerNow()
  const until = performance.now() + Math.min(rest, longestRest)
  // A header that cannot be read is NaN, which fails this comparison.
  if (until > restsUntil) restsUntil = until
}

/** Milliseconds until the provider may be asked again; 0 if it may be asked now. */
export function restLeft(): number {
  return restsUntil - performance.now()
}
