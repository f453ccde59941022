import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Item } from '#contract/kanban/kanban'
import { makeRequestId } from '#lib/requestId'
import { useText } from '#ui/intl/useText'
import type { Feedback } from '#ui/toast/useMutationFeedback'
import { kanbanChanges, useChange } from '../api/changes'
import { focusPasser } from '../drag/handles'
import { commentsOf, nextOf, recordOf, useKanban } from '../model/kanban'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** What can be done with items. Each answers whether it got done. */
export function useItemActions() {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const kanban = useKanban()

  const put = (
    itemId: string,
    columnId: string,
    beforeItemId: string | null,
    feedback?: Feedback<unknown>,
  ) =>
    change(
      dispatch(
        endpoints.moveKanbanItem.initiate({ move: { itemId, columnId, beforeItemId } }, untracked),
      ),
      feedback,
    )

  const putIntoStory = (
    itemId: string,
    storyId: string | null,
    beforeItemId: string | null,
    feedback?: Feedback<unknown>,
  ) =>
    change(
      dispatch(
        endpoints.moveKanbanStoryItem.initiate(
          { move: { itemId, storyId, beforeItemId } },
          untracked,
        ),
      ),
      feedback,
    )

  return {
    add: (title: string, place: { columnId?: string; storyId?: string }) =>
      change(
        dispatch(
          endpoints.addKanbanItem.initiate(
            { item: { id: makeRequestId(), title }, ...place },
            untracked,
          ),
        ),
      ),

    /** In front of another item of the column, or at its end. */
    move: (item: Item, columnId: string, beforeItemId: string | null) => {
      const from = kanban.columnOf.get(item.id)
      if (!from || from.id === columnId) return put(item.id, columnId, beforeItemId)
      const back = nextOf(from.items, item.id)
      const place = kanban.columns.find(({ id }) => id === columnId)?.title ?? ''
      return put(item.id, columnId, beforeItemId, {
        success: text('kanban.moved', { title: item.title, place }),
        undo: () => void put(item.id, from.id, back),
      })
    },

    /** `storyId` null: out of any story. */
    moveToStory: (item: Item, storyId: string | null, beforeItemId: string | null) => {
      const from = kanban.storyOf.get(item.id)
      if (from?.id === storyId) return putIntoStory(item.id, storyId, beforeItemId)
      const back = kanban.stories.find(({ story }) => story.id === from?.id)
      const before = back ? nextOf(back.items, item.id) : null
      const to = kanban.stories.find(({ story }) => story.id === storyId)
      const place = to?.story.title ?? text('kanban.noStory')
      return putIntoStory(item.id, storyId, beforeItemId, {
        success: text('kanban.moved', { title: item.title, place }),
        undo: () => void putIntoStory(item.id, from?.id ?? null, before),
      })
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
      const isDone = await change(
        dispatch(endpoints.deleteKanbanItem.initiate({ itemId: item.id }, untracked)),
        {
          success: text('kanban.deleted', { title: item.title }),
          undo: () => void change(dispatch(endpoints.addKanbanItem.initiate(back, untracked))),
        },
      )
      if (isDone) passOn()
      return isDone
    },

    /** Remembered with the kanban; nothing depends on whether it could be. */
    select: (itemId: string | null) => {
      void dispatch(endpoints.selectKanbanItem.initiate({ selectedItem: itemId }, untracked))
    },
  }
}
