import { useEffect, useRef } from 'react'
import { watchOnline } from '../lib/online'

/** Pauses between two attempts to learn what came of an order, in milliseconds; the last one stays. */
export const settlePauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/** As long as `wanted`, has `settle` try now and then, and at once when the network comes back. */
export function useSettling(wanted: boolean, settle: () => Promise<void>): void {
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => {
    if (!wanted) return undefined
    let attempts = 0
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(attempt, settlePauses[Math.min(attempts, settlePauses.length - 1)])
      attempts += 1
    }
    const attempt = () => {
      clearTimeout(timer)
      void latest.current().finally(() => {
        clearTimeout(timer)
        if (!stopped) plan()
      })
    }
    plan()
    const stopWatching = watchOnline(attempt)
    return () => {
      stopped = true
      clearTimeout(timer)
      stopWatching()
    }
  }, [wanted])
}
