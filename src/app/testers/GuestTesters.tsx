import { useEffect, useState } from 'react'
import { isMocked } from '#lib/environment'
import { whenSettled } from '#lib/whenSettled'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

const TesterTools = lazyWithPreload(() =>
  import('./TesterTools').then((module) => module.TesterTools),
)

/** The testers' way in on guest pages; loaded when the page stands, and not at all where nothing is simulated. */
export function GuestTesters() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isMocked) return undefined
    return whenSettled(() => void TesterTools.preload().then(setLoaded))
  }, [])
  return isLoaded ? <TesterTools /> : null
}
