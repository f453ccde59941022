import { useEffect, useState } from 'react'

/** Turns true once the browser has nothing more urgent to do; at the latest after two seconds. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}

const latestMs = 2000
/** Where the browser cannot tell (Safari): late enough for the numbers to stand. */
const guessMs = 300

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(run, guessMs)
  return () => clearTimeout(handle)
}
