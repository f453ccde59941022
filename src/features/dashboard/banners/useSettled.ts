import { useEffect, useState } from 'react'
import { whenSettled } from '#lib/whenSettled'

/** Whether the first screen stands and the browser has found time for what can wait. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(() => setSettled(true)), [])
  return isSettled
}
