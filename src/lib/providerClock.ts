/** The provider's clock, by which deadlines count; the device's own may be wrong. */

/** How far the provider's clock is ahead of `performance.now()`, which nobody can set. Milliseconds; null while unknown. */
let aheadOfWatch: number | null = null

/** An answer can be late, or an old one out of a cache, but never early: the latest moment counts. */
export function noteTimeOf({ headers }: Response): void {
  const moment = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(moment)) return
  aheadOfWatch = Math.max(aheadOfWatch ?? -Infinity, moment - performance.now())
}

/** The provider's time as its answers tell it; until the first answer, the device's. Milliseconds since 1970. */
export function providerNow(): number {
  return aheadOfWatch === null ? Date.now() : Math.round(performance.now() + aheadOfWatch)
}
