import { useEffect, useState } from 'react'
import { clockNow, steeredClock } from '#lib/device/clock'
import { repeatWhileVisible } from '#lib/device/presence'
import { bangkokDay } from '#lib/time'

/** The time, in milliseconds since 1970, never older than `stepMs` while the page is looked at. */
export function useNow(stepMs = 60_000): number {
  const [now, setNow] = useState(clockNow)
  useEffect(() => watchClock(() => setNow(clockNow()), stepMs), [stepMs])
  return now
}

/** Has the clock looked at every so often while the page is, and whenever testers move it. Answers what ends that. */
export function watchClock(look: () => void, stepMs = 60_000): () => void {
  const stops = [repeatWhileVisible(look, stepMs), steeredClock.subscribe(look)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The day that it is in Bangkok, `2026-03-09`, also of a page that stands open over midnight. */
export function useToday(): string {
  return bangkokDay(useNow())
}
