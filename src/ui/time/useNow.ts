import { useEffect, useState } from 'react'
import { repeatWhileVisible } from '#lib/device/pageVisibility'

/** The time, in milliseconds since 1970, never older than `stepMs` while the page is looked at. */
export function useNow(stepMs = 60_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => repeatWhileVisible(() => setNow(Date.now()), stepMs), [stepMs])
  return now
}
