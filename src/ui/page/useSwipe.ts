import { useTheme } from '@mui/material/styles'
import { type TouchEvent, useRef } from 'react'

/** In pixels, across; how far down or up it may go meanwhile is half of what it goes across. */
const leastStroke = 60

/** In milliseconds: a finger that stays longer chooses, or drags. */
const longestStroke = 500

interface Stroke {
  x: number
  y: number
  startedAt: number
}

/** For what does not scroll sideways itself: a finger's quick stroke across leads on and back, as the page is read. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const { direction } = useTheme()
  const begun = useRef<Stroke | null>(null)
  return {
    onTouchStart: ({ touches, timeStamp, target, currentTarget }: TouchEvent) => {
      const [finger, second] = Array.from(touches)
      // React tells of a finger in a dialog over it too.
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
