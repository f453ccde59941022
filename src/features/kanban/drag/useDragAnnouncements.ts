import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useText } from '#ui/intl/useText'

export interface DragPlace {
  name: string
  /** How many things are in it. */
  count: number
  /** Whether its places are counted from the far end: columns in right-to-left pages. */
  reversed?: boolean
}

/** How what is dragged, and where to, is called; by the names of `dragId`. */
export interface DragNames {
  nameOf: (draggableId: string) => string
  placeOf: (droppableId: string) => DragPlace
}

interface Spot {
  droppableId: string
  index: number
}

/** What a screen reader says while something is dragged, in the language of the page. */
export function useDragAnnouncements({ nameOf, placeOf }: DragNames) {
  const text = useText()

  /** `isGuest`: comes from elsewhere and makes one more. */
  function spotValues({ droppableId, index }: Spot, isGuest: boolean) {
    const { name, count, reversed } = placeOf(droppableId)
    const all = isGuest ? count + 1 : count
    return { place: name, position: reversed ? all - index : index + 1, count: all }
  }

  function sentenceFor({ draggableId, source, destination }: DragUpdate, isDrop: boolean): string {
    const name = nameOf(draggableId)
    if (!destination) return text('kanban.drag.nowhere', { name })
    const isGuest = destination.droppableId !== source.droppableId
    const values = { name, ...spotValues(destination, isGuest) }
    return isDrop ? text('kanban.drag.dropped', values) : text('kanban.drag.over', values)
  }

  return {
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
      const values = { name: nameOf(draggableId), ...spotValues(source, false) }
      announce(text('kanban.drag.lifted', values))
    },
    onDragUpdate: (update: DragUpdate, { announce }: ResponderProvided) => {
      announce(sentenceFor(update, false))
    },
    announceDrop: (result: DropResult, { announce }: ResponderProvided) => {
      const { reason, source, destination } = result
      if (reason !== 'DROP' || destination === null) {
        announce(text('kanban.drag.cancelled', { name: nameOf(result.draggableId) }))
      } else {
        // Of a move to another column or story the toast with the way back tells.
        const isInToast = destination.droppableId !== source.droppableId
        announce(isInToast ? '' : sentenceFor(result, true))
      }
    },
  }
}
