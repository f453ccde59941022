import type { DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useText } from '#ui/intl/useText'
import { useItemActions } from '../actions/useBoardActions'
import { useStoryActions } from '../actions/useStoryActions'
import { dragId, idOf, useDragAnnouncements } from '../drag/dragContext'
import { beforeAt, useKanban, useShown } from '../model/kanban'

/** Handlers for dragging in the backlogs, including the announcements. */
export function useBacklogsDrag() {
  const text = useText()
  const { items, columnOf } = useKanban()
  const { stories, storyless } = useShown()
  const storyActions = useStoryActions()
  const itemActions = useItemActions()
  const order = stories.map(({ story }) => story)
  const storyCalled = (name: string) => stories.find(({ story }) => story.id === idOf(name))

  const { announceDrop, ...announcements } = useDragAnnouncements({
    nameOf: (name) =>
      (name.startsWith('story:') ? storyCalled(name)?.story.title : items.get(idOf(name))?.title) ??
      '',
    placeOf: (name) => {
      if (name === 'backlogs') return { name: text('kanban.backlogs'), count: stories.length }
      const full = storyCalled(name)
      return full
        ? { name: full.story.title, count: full.items.length }
        : { name: text('kanban.noStory'), count: storyless.length }
    },
  })

  /** Items without a story are in board order, so an item can only move within its own column. */
  function landed(result: DropResult): DropResult {
    const { draggableId, destination } = result
    const item = storyless.find(({ id }) => dragId('item', id) === draggableId)
    if (!item || !destination || storyCalled(destination.droppableId)) return result
    const own = storyless.filter(({ id }) => columnOf.get(id) === columnOf.get(item.id))
    const first = storyless.findIndex((one) => own.includes(one))
    const index = Math.max(first, Math.min(destination.index, first + own.length - 1))
    return { ...result, destination: { ...destination, index } }
  }

  function dropItem(id: string, place: string, index: number): void {
    const item = items.get(id)
    if (!item) return
    const full = storyCalled(place)
    if (full) {
      if (full.items[index] === item) return
      void itemActions.moveToStory(item, full.story.id, beforeAt(full.items, id, index))
    } else if (!storyless.includes(item)) {
      void itemActions.moveToStory(item, null, null)
    } else if (storyless[index] !== item) {
      const column = columnOf.get(id)
      if (column) void itemActions.move(item, column.id, beforeAt(storyless, id, index))
    }
  }

  return {
    ...announcements,
    onDragEnd: (dropped: DropResult, provided: ResponderProvided) => {
      const result = landed(dropped)
      announceDrop(result, provided)
      const { draggableId, destination, source, type } = result
      if (!destination) return
      const id = idOf(draggableId)
      if (type === 'item') dropItem(id, destination.droppableId, destination.index)
      else if (destination.index !== source.index) {
        void storyActions.move(id, beforeAt(order, id, destination.index))
      }
    },
  }
}
