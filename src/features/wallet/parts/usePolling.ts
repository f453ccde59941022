import { useEffect, useRef } from 'react'

const everyMs = 5_000

/** Asks again every few seconds as long as something is still open and the page is looked at. */
export function usePolling(open: boolean, refetch: () => unknown): void {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    if (!open) return undefined
    const ask = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [open])
}
