import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time, in milliseconds since 1970, never more than a minute old while the page is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const timer = setInterval(tell, minuteMs)
    // Timers stand still while the device sleeps.
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return now
}
