import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle'

/** Turns true when the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
