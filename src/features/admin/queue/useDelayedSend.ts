import { useEffect, useEffectEvent } from 'react'
import { isPageVisible } from '#lib/device/presence'

/** Calls `send` once at `sentAt`, compared with `performance.now()`, or as soon as the page is hidden or left. */
export function useDelayedSend(sentAt: number | null, send: () => void): void {
  const latest = useEffectEvent(send)
  useEffect(() => {
    if (sentAt === null) return undefined
    let isSent = false
    const go = () => {
      if (!isSent) latest()
      isSent = true
    }
    const look = () => {
      if (!isPageVisible()) go()
    }
    const timer = setTimeout(go, sentAt - performance.now())
    addEventListener('pagehide', go)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', go)
      document.removeEventListener('visibilitychange', look)
    }
  }, [sentAt])
}
