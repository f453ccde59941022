import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { vibrate } from '#lib/device/motion'

/** Milliseconds after which phones treat a press as a long press. */
const holdMs = 500

/** Pixels. A finger that moves further scrolls. */
const reach = 10

interface Hold {
  x: number
  y: number
  timer: ReturnType<typeof setTimeout>
  isLong: boolean
}

interface Holding {
  /** Called when the element has been held long enough. */
  onHeld?: (held: Element) => void
  /** Called when the finger goes up after that. */
  onRelease?: () => void
}

/**
 * Handlers for a long press with a finger. Suppresses the browser's own menu during the press. Ignores the
 * mouse, which selects text.
 */
export function useHold({ onHeld, onRelease }: Holding) {
  const hold = useRef<Hold | null>(null)
  useEffect(() => () => clearTimeout(hold.current?.timer), [])

  function end(): boolean {
    const isLong = hold.current?.isLong === true
    clearTimeout(hold.current?.timer)
    hold.current = null
    return isLong
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, currentTarget }: PointerEvent) => {
      if (pointerType !== 'touch' || !isPrimary) return
      const timer = setTimeout(() => {
        if (hold.current === null) return
        hold.current.isLong = true
        vibrate('done')
        onHeld?.(currentTarget)
      }, holdMs)
      hold.current = { x: clientX, y: clientY, timer, isLong: false }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = hold.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > reach) end()
    },
    onPointerUp: () => {
      if (end()) onRelease?.()
    },
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (hold.current !== null) event.preventDefault()
    },
  }
}
