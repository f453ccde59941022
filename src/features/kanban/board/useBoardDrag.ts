import type { DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useColumnActions } from '../actions/useColumnActions'
import { useItemActions } from '../actions/useItemActions'
import { idOf } from '../drag/handles'
import { useDragAnnouncements } from '../drag/useDragAnnouncements'
import { beforeAt, useKanban } from '../model/kanban'
import { useShown } from '../model/shown'

interface BoardDrag {
  /** What the board itself is called. */
  boardName: string
  /** Whether the columns run from right to left. */
  isMirrored: boolean
}

/** What happens when something is dragged on the board, and what is said about it. */
export function useBoardDrag({ boardName, isMirrored }: BoardDrag) {
  const { items } = useKanban()
  const { columns } = useShown()
  const columnActions = useColumnActions()
  const itemActions = useItemActions()
  const columnCalled = (name: string) => columns.find(({ id }) => id === idOf(name))

  const { announceDrop, ...announcements } = useDragAnnouncements({
    nameOf: (name) =>
      (name.startsWith('column:') ? columnCalled(name)?.title : items.get(idOf(name))?.title) ?? '',
    placeOf: (name) => {
      const column = columnCalled(name)
      return column
        ? { name: column.title, count: column.items.length }
        : { name: boardName, count: columns.length, reversed: isMirrored }
    },
  })

  function dropColumn(id: string, place: number): void {
    const index = isMirrored ? columns.length - 1 - place : place
    if (columns[index]?.id === id) return
    void columnActions.move(id, beforeAt(columns, id, index))
  }

  function dropItem(id: string, place: string, index: number): void {
    const item = items.get(id)
    const column = columnCalled(place)
    if (!item || !column || column.items[index] === item) return
    void itemActions.move(item, column.id, beforeAt(column.items, id, index))
  }

  return {
    ...announcements,
    onDragEnd: (result: DropResult, provided: ResponderProvided) => {
      announceDrop(result, provided)
      const { draggableId, destination, type } = result
      if (!destination) return
      if (type === 'column') dropColumn(idOf(draggableId), destination.index)
      else dropItem(idOf(draggableId), destination.droppableId, destination.index)
    },
  }
}
