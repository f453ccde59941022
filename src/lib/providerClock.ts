/** The provider's clock, by which it judges what it named an end for; the device's may be wrong. */

/** How far the provider's clock is ahead of this page's watch, which nobody moves. Milliseconds; null while unknown. */
let aheadOfWatch: number | null = null

/** An answer can be late, or an old one out of a cache, but never early: the latest moment counts. */
export function noteTimeOf({ headers }: Response): void {
  const moment = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(moment)) return
  aheadOfWatch = Math.max(aheadOfWatch ?? -Infinity, moment - performance.now())
}

/** By its answers; by the device's clock as long as none has told. Milliseconds since 1970. */
export function providerNow(): number {
  return aheadOfWatch === null ? Date.now() : Math.round(performance.now() + aheadOfWatch)
}
