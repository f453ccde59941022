import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Item } from '#contract/kanban/kanban'
import { makeRequestId } from '#lib/requestId'
import { useText } from '#ui/intl/useText'
import { kanbanChanges } from '../api/changes'
import { focusPasser } from '../drag/passFocus'
import { useKanban } from '../model/KanbanContext'
import { nextOf } from '../model/neighbours'
import { commentsOf, recordOf } from './records'
import { useSettle } from './useSettle'
import { useUndoToast } from './useUndoToast'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** What can be done with items. Each answers whether it got done. */
export function useItemDeeds() {
  const dispatch = useDispatch<CacheDispatch>()
  const settle = useSettle()
  const offerUndo = useUndoToast()
  const text = useText()
  const kanban = useKanban()

  const put = (itemId: string, columnId: string, beforeItemId: string | null) =>
    settle(
      dispatch(
        endpoints.moveKanbanItem.initiate({ move: { itemId, columnId, beforeItemId } }, untracked),
      ),
    )

  const putIntoStory = (itemId: string, storyId: string | null, beforeItemId: string | null) =>
    settle(
      dispatch(
        endpoints.moveKanbanStoryItem.initiate(
          { move: { itemId, storyId, beforeItemId } },
          untracked,
        ),
      ),
    )

  return {
    add: (title: string, place: { columnId?: string; storyId?: string }) =>
      settle(
        dispatch(
          endpoints.addKanbanItem.initiate(
            { item: { id: makeRequestId(), title }, ...place },
            untracked,
          ),
        ),
      ),

    /** In front of another item of the column, or at its end. */
    move: async (item: Item, columnId: string, beforeItemId: string | null) => {
      const from = kanban.columnOf.get(item.id)
      const back = from && nextOf(from.items, item.id)
      const isDone = await put(item.id, columnId, beforeItemId)
      if (isDone && from && from.id !== columnId) {
        const place = kanban.columns.find(({ id }) => id === columnId)?.title ?? ''
        offerUndo(text('kanban.moved', { title: item.title, place }), () => {
          void put(item.id, from.id, back ?? null)
        })
      }
      return isDone
    },

    /** `storyId` null: out of any story. */
    moveToStory: async (item: Item, storyId: string | null, beforeItemId: string | null) => {
      const from = kanban.storyOf.get(item.id)
      const back = kanban.stories.find(({ story }) => story.id === from?.id)
      const before = back ? nextOf(back.items, item.id) : null
      const isDone = await putIntoStory(item.id, storyId, beforeItemId)
      if (isDone && from?.id !== storyId) {
        const place = kanban.stories.find(({ story }) => story.id === storyId)?.story.title
        const message = text('kanban.moved', {
          title: item.title,
          place: place ?? text('kanban.noStory'),
        })
        offerUndo(message, () => void putIntoStory(item.id, from?.id ?? null, before))
      }
      return isDone
    },

    /** UNDO brings it back with its comments, where it was. */
    remove: async (item: Item) => {
      const passOn = focusPasser('item', item.id)
      const column = kanban.columnOf.get(item.id)
      const story = kanban.stories.find(({ items }) => items.includes(item))
      const back = {
        item: recordOf(item),
        comments: commentsOf(item, kanban),
        ...(column && { columnId: column.id, beforeItemId: nextOf(column.items, item.id) }),
        ...(story && {
          storyId: story.story.id,
          beforeStoryItemId: nextOf(story.items, item.id),
        }),
      }
      const isDone = await settle(
        dispatch(endpoints.deleteKanbanItem.initiate({ itemId: item.id }, untracked)),
      )
      if (isDone) {
        passOn()
        offerUndo(text('kanban.deleted', { title: item.title }), () => {
          void settle(dispatch(endpoints.addKanbanItem.initiate(back, untracked)))
        })
      }
      return isDone
    },

    /** Remembered with the kanban; nothing depends on whether it could be. */
    select: (itemId: string | null) => {
      void dispatch(endpoints.selectKanbanItem.initiate({ selectedItem: itemId }, untracked))
    },
  }
}
