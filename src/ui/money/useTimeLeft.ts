import { useEffect, useState } from 'react'
import { repeatWhileVisible } from '#lib/device/presence'
import { secondMs } from '#lib/time'

/**
 * @returns the milliseconds left until `until`, updated every second, never below zero
 * @param clock the clock that `until` refers to; if left out, the device's own
 */
export function useTimeLeft(until: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  const over = now >= until
  useEffect(() => {
    if (over) return undefined
    return repeatWhileVisible(() => setNow(clock()), secondMs)
  }, [over, clock])
  return Math.max(0, until - now)
}

/**
 * Formats `4:05` or `1:04:05`, with hours only if there are any. Seconds are rounded up, so that 0:00 is the
 * end.
 */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / secondMs)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}`
    : `${minutes}:${pair(seconds % 60)}`
}

function pair(count: number): string {
  return String(count).padStart(2, '0')
}
