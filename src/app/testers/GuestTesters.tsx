import { useEffect, useState } from 'react'
import { isMocked } from '#lib/environment'
import { whenSettled } from '#lib/whenSettled'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

const GuestTools = lazyWithPreload(() => import('./GuestTools').then((module) => module.GuestTools))

/** The testers' way in on guest pages; loaded when the page stands, and not at all where nothing is simulated. */
export function GuestTesters() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isMocked) return undefined
    return whenSettled(() => void GuestTools.preload().then(setLoaded))
  }, [])
  return isLoaded ? <GuestTools /> : null
}
