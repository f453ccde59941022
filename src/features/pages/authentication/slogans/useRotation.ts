import { useEffect, useState } from 'react'
import { isPageVisible } from '#lib/device/presence'

/** Milliseconds for which each item is shown. */
const shownFor = 7_000

interface Rotation {
  /** Index of the visible item. */
  shown: number
  isRotating: boolean
  /** Shows the next (1) or previous (-1) item and stops the rotation. */
  step: (by: 1 | -1) => void
  toggle: () => void
}

/** Rotates `count` items. With reduced motion it only starts on request. */
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
