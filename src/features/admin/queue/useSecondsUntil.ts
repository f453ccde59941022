import { useEffect, useState } from 'react'

/** Whole seconds left until `moment`, which is compared with `performance.now()`. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => performance.now())
  const isOver = now >= moment
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
