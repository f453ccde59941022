import { useEffect, useState } from 'react'
import { clockNow, steeredClock } from '#lib/device/clock'
import { repeatWhileVisible } from '#lib/device/presence'

/** The time, in milliseconds since 1970, never older than `stepMs` while the page is looked at. */
export function useNow(stepMs = 60_000): number {
  const [now, setNow] = useState(clockNow)
  useEffect(() => {
    const look = () => setNow(clockNow())
    const stops = [repeatWhileVisible(look, stepMs), steeredClock.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [stepMs])
  return now
}
