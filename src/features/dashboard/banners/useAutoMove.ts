import { useEffect, useEffectEvent, useState } from 'react'
import { prefersLessMotion } from '#lib/device/motion'
import { isPageVisible } from '#lib/device/presence'

const everyMs = 6000

export interface AutoMove {
  /** False for a single slide, and if the user prefers reduced motion. */
  possible: boolean
  paused: boolean
  toggle: () => void
  /** For the element that does not move while it contains the pointer or the focus. */
  watchers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/**
 * Calls `move` every six seconds, unless paused by its button (WCAG 2.2.2), hovered, focused or out of sight.
 */
export function useAutoMove(move: () => void, several: boolean): AutoMove {
  const [lessMotion] = useState(prefersLessMotion)
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const possible = several && !lessMotion
  const running = possible && !paused && !pointed && !focused
  const step = useEffectEvent(() => {
    if (isPageVisible()) move()
  })
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(step, everyMs)
    return () => clearInterval(timer)
  }, [running])
  return {
    possible,
    paused,
    toggle: () => setPaused(!paused),
    watchers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
