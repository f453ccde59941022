import { useEffect, useState } from 'react'
import { clockNow, movedClock } from '#lib/device/clock'
import { repeatWhileVisible } from '#lib/device/presence'
import { bangkokDay } from '#lib/time'

/** The current time, in milliseconds since 1970, never older than `stepMs` while the page is visible. */
export function useNow(stepMs = 60_000): number {
  const [now, setNow] = useState(clockNow)
  useEffect(() => watchClock(() => setNow(clockNow()), stepMs), [stepMs])
  return now
}

/**
 * Calls `look` every `stepMs` milliseconds while the page is visible, and whenever testers move the clock.
 *
 * @returns a function that stops watching
 */
export function watchClock(look: () => void, stepMs = 60_000): () => void {
  const stops = [repeatWhileVisible(look, stepMs), movedClock.subscribe(look)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The current day in Bangkok, `2026-03-09`, updated at midnight. */
export function useToday(): string {
  return bangkokDay(useNow())
}
