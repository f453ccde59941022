import {
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd'
import { useMemo } from 'react'
import { scrollingDrag } from './edgeScroll'
import { dragId } from './ids'

/** The board's strip of columns, by the mark that the library gives it. */
const stripMark = '[data-rfd-droppable-id="board"]'

/** What begins a drag: the library's own, but a card at the board's edge has the board move, and a finger keeps it. */
export const dragSensors: Sensor[] = [
  (api) => useMouseSensor(useLifting(api)),
  (api) => useTouchSensor(useLifting(api)),
  useKeyboardSensor,
]

function useLifting(api: SensorAPI): SensorAPI {
  return useMemo(
    () => ({
      ...api,
      tryGetLock: (id, forceStop, options) => {
        const lock = api.tryGetLock(id, forceStop, options)
        if (lock === null) return lock
        if (options?.sourceEvent) forwardTouches(options.sourceEvent)
        const strip = document.querySelector<HTMLElement>(stripMark)
        // The library moves the strip itself for a column, which lies in no list.
        if (strip === null || !id.startsWith(dragId('item', ''))) return lock
        return { ...lock, fluidLift: (point) => scrollingDrag(strip, lock.fluidLift(point)) }
      },
    }),
    [api],
  )
}

const touches = ['touchmove', 'touchend', 'touchcancel'] as const

/**
 * A finger's events go to where it came down, for as long as it is down. A card that is lifted leaves
 * its list, a copy hangs on the finger instead: what is no longer in the page is heard by nobody there,
 * the drag library least of all. So it is passed on.
 */
function forwardTouches(start: Event): void {
  const { target } = start
  if (start.type !== 'touchstart' || !(target instanceof Node)) return
  const over = new AbortController()

  function forward(event: Event): void {
    if (!(event instanceof TouchEvent)) return
    if (event.type !== 'touchmove' && event.touches.length === 0) over.abort()
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
}
