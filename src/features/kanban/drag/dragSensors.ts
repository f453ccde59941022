import {
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd'
import { useMemo } from 'react'
import { scrollingDrag } from './edgeScroll'
import { forwardTouches } from './forwardTouches'
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
