import {
  type FluidDragActions,
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd'
import { useMemo } from 'react'
import { marked } from '#ui/page/focusReturning'
import { dragId } from './dragContext'
import { type Point, type Steer, withinAreas, withinList } from './dropAreas'
import { scrollStrip } from './scrollingDrag'

/** The board's strip of columns, as marked by the library. */
const stripMark = '[data-rfd-droppable-id="board"]'

/** Starts drags like the library, but adjusts those by mouse and touch. */
export const dragSensors: Sensor[] = [
  (api) => useMouseSensor(useSteering(api)),
  (api) => useTouchSensor(useSteering(api)),
  useKeyboardSensor,
]

function useSteering(api: SensorAPI): SensorAPI {
  return useMemo(
    () => ({
      ...api,
      tryGetLock: (id, forceStop, options) => {
        const lock = api.tryGetLock(id, forceStop, options)
        if (lock === null) return lock
        if (options?.sourceEvent) forwardTouches(options.sourceEvent)
        return {
          ...lock,
          fluidLift: (point) => {
            const drag = lock.fluidLift(point)
            return steered(drag, steerFor(id, point, drag))
          },
        }
      },
    }),
    [api],
  )
}

/** Measures after the lift, which collapses a story. */
function steerFor(id: string, lifted: Point, drag: FluidDragActions): Steer {
  const heldMark = marked('data-rfd-draggable-id', id)
  const held = document.querySelector(heldMark)
  if (held === null) return asItIs
  const { left, top, width, height } = held.getBoundingClientRect()
  const toMiddle = { x: left + width / 2 - lifted.x, y: top + height / 2 - lifted.y }
  if (id.startsWith(dragId('item', ''))) {
    const strip = document.querySelector<HTMLElement>(stripMark)
    const intoArea = withinAreas(toMiddle)
    if (strip === null) return intoArea
    const alongStrip = scrollStrip(strip, drag, heldMark, toMiddle.x)
    return (at) => intoArea(alongStrip(at))
  }
  const list = held.closest('[data-rfd-droppable-id]')
  // The library scrolls the strip for a column.
  return list === null || list.matches(stripMark) ? asItIs : withinList(list, toMiddle)
}

const asItIs: Steer = (at) => at

/** Adjusts each move and each frame, because the page may scroll under a resting pointer. */
function steered(drag: FluidDragActions, steer: Steer): FluidDragActions {
  let at: Point | null = null
  let sent: Point | null = null

  function send(): void {
    if (at === null) return
    const next = steer(at)
    if (next.x === sent?.x && next.y === sent.y) return
    sent = next
    drag.move(next)
  }

  function step(): void {
    if (!drag.isActive()) return
    send()
    requestAnimationFrame(step)
  }

  requestAnimationFrame(step)
  return {
    ...drag,
    move: (point) => {
      at = point
      send()
    },
  }
}

const touches = ['touchmove', 'touchend', 'touchcancel'] as const

/**
 * Forwards touch events to the library. They go to the element where the touch started, but a lifted card
 * leaves the page and a copy follows the finger. A second finger cancels, like Escape.
 */
function forwardTouches(start: Event): void {
  const { target } = start
  if (start.type !== 'touchstart' || !(target instanceof Node)) return
  const over = new AbortController()

  function forward(event: Event): void {
    if (!(event instanceof TouchEvent)) return
    if (event.type !== 'touchmove' && event.targetTouches.length === 0) over.abort()
    if (target instanceof Node && target.isConnected) return
    const passed = new TouchEvent(event.type, {
      bubbles: true,
      cancelable: true,
      touches: [...event.touches],
      changedTouches: [...event.changedTouches],
    })
    if (!document.body.dispatchEvent(passed) && event.cancelable) event.preventDefault()
  }

  for (const type of touches) {
    target.addEventListener(type, forward, { passive: false, signal: over.signal })
  }
  document.addEventListener('touchstart', cancelBySecond, { capture: true, signal: over.signal })
}

function cancelBySecond({ touches: { length } }: TouchEvent): void {
  if (length > 1) dispatchEvent(new Event('touchcancel', { cancelable: true }))
}
