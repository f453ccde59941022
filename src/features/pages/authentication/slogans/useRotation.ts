import { useEffect, useState } from 'react'
import { isPageVisible } from '#lib/device/presence'

/** How long each thing is shown, in milliseconds. */
const shownFor = 7_000

interface Rotation {
  /** The one that is shown, from 0. */
  shown: number
  isRotating: boolean
  /** Shows the next (1) or the last (-1); who steers is not overtaken: it stops turning by itself. */
  step: (by: 1 | -1) => void
  toggle: () => void
}

/** One of `count` things at a time, in turn. Stands still where motion is not wanted, until asked to turn. */
export function useRotation(count: number): Rotation {
  const [shown, setShown] = useState(0)
  const [isRotating, setRotating] = useState(isMotionWanted)

  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setInterval(() => {
      if (isPageVisible()) setShown((before) => (before + 1) % count)
    }, shownFor)
    return () => clearInterval(timer)
  }, [isRotating, count])

  return {
    shown,
    isRotating,
    step: (by) => {
      setRotating(false)
      setShown((shown + by + count) % count)
    },
    toggle: () => setRotating(!isRotating),
  }
}

function isMotionWanted(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
