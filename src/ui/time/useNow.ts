import { useEffect, useState } from 'react'

/** The time, in milliseconds since 1970, never older than `stepMs` while the page is looked at. */
export function useNow(stepMs = 60_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const timer = setInterval(tell, stepMs)
    // Timers stand still while the device sleeps.
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [stepMs])
  return now
}
