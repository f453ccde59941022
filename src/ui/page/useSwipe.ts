import { useTheme } from '@mui/material/styles'
import { type TouchEvent, useRef } from 'react'

/** Minimum horizontal distance in pixels. The vertical distance may be at most half of the horizontal one. */
const leastStroke = 60

/** Milliseconds. A longer touch selects or drags. */
const longestStroke = 500

interface Stroke {
  x: number
  y: number
  startedAt: number
}

/**
 * Handlers for a quick horizontal swipe, which steps forwards or back in reading direction. For content that
 * does not scroll sideways itself.
 */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const { direction } = useTheme()
  const begun = useRef<Stroke | null>(null)
  return {
    onTouchStart: ({ touches, timeStamp, target, currentTarget }: TouchEvent) => {
      const [finger, second] = Array.from(touches)
      // React also reports touches in a dialog above the element.
      const isWithin = target instanceof Node && currentTarget.contains(target)
      begun.current =
        finger && !second && isWithin
          ? { x: finger.clientX, y: finger.clientY, startedAt: timeStamp }
          : null
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const [finger] = Array.from(changedTouches)
      const stroke = begun.current
      begun.current = null
      if (!finger || !stroke || timeStamp - stroke.startedAt > longestStroke) return
      const across = finger.clientX - stroke.x
      const down = Math.abs(finger.clientY - stroke.y)
      if (Math.abs(across) < Math.max(leastStroke, 2 * down)) return
      onStep(across < 0 === (direction !== 'rtl') ? 1 : -1)
    },
  }
}
