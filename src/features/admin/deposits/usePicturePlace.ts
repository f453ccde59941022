import { type PointerEvent, useCallback, useRef, useState } from 'react'

export interface Placing {
  scale: number
  /** Pixels from the centre. */
  x: number
  y: number
  /** Degrees, clockwise. */
  turn: number
}

const start: Placing = { scale: 1, x: 0, y: 0, turn: 0 }

const mostScale = 8

/** How a picture lies in its frame, and the pointer events that move it: a drag moves, two fingers zoom. */
export function usePicturePlace() {
  const [placing, setPlacing] = useState(start)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  const zoom = useCallback((factor: number) => {
    setPlacing((now) => {
      const scale = Math.min(mostScale, Math.max(1, now.scale * factor))
      // In its full size the picture is centred again.
      if (scale === 1) return { ...now, scale, x: 0, y: 0 }
      const grown = scale / now.scale
      return { ...now, scale, x: now.x * grown, y: now.y * grown }
    })
  }, [])

  const move = useCallback((x: number, y: number) => {
    setPlacing((now) => (now.scale === 1 ? now : { ...now, x: now.x + x, y: now.y + y }))
  }, [])

  function press(event: PointerEvent): void {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  function drag(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)))
    else move(now.x - before.x, now.y - before.y)
  }

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return {
    placing,
    zoom,
    move,
    rotate: () => setPlacing((now) => ({ ...now, turn: (now.turn + 90) % 360 })),
    reset: () => setPlacing(start),
    pointers: {
      onPointerDown: press,
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}

interface Point {
  x: number
  y: number
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
