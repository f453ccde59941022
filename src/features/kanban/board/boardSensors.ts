import {
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd'
import { useMemo } from 'react'
import { scrollingDrag } from '../drag/edgeScroll'
import { dragId } from '../drag/ids'

/** The strip of columns, by the mark that the library gives it. */
const stripMark = '[data-rfd-droppable-id="board"]'

/** What begins a drag on the board: as everywhere, but a card at the edge has the strip move. */
export const boardSensors: Sensor[] = [
  (api) => useMouseSensor(useScrolling(api)),
  (api) => useTouchSensor(useScrolling(api)),
  useKeyboardSensor,
]

function useScrolling(api: SensorAPI): SensorAPI {
  return useMemo(
    () => ({
      ...api,
      tryGetLock: (id, ...rest) => {
        const lock = api.tryGetLock(id, ...rest)
        const strip = document.querySelector<HTMLElement>(stripMark)
        // The library moves the strip itself for a column, which lies in no list.
        if (lock === null || strip === null || !id.startsWith(dragId('item', ''))) return lock
        return { ...lock, fluidLift: (point) => scrollingDrag(strip, lock.fluidLift(point)) }
      },
    }),
    [api],
  )
}
