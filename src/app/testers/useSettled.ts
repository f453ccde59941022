import { useEffect, useState } from 'react'
import { isMocked } from '#lib/environment'
import { whenSettled } from '#lib/whenSettled'

/**
 * Whether the testers' part of a page is loaded. Loads it once the page has settled, and never with a real
 * provider.
 */
export function useSettled(part: { preload: () => Promise<boolean> }): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isMocked) return undefined
    return whenSettled(() => void part.preload().then(setLoaded))
  }, [part])
  return isLoaded
}
