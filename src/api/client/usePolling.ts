import { useEffect, useEffectEvent } from 'react'
import { repeatWhileSeen } from '#lib/storage/seen'

const everyMs = 5_000

/** Asks again every few seconds as long as something is still open and the page is looked at. */
export function usePolling(open: boolean, refetch: () => unknown): void {
  const ask = useEffectEvent(refetch)
  useEffect(() => (open ? repeatWhileSeen(() => void ask(), everyMs) : undefined), [open])
}
