import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Item } from '#contract/kanban/kanban'
import { makeRequestId } from '#lib/requestId'
import { sendOnce } from '#lib/sendOnce'
import { deletesHere } from '#ui/form/useDraftHeirs'
import { useText } from '#ui/intl/useText'
import { type Feedback, shortName } from '#ui/toast/useMutationFeedback'
import { kanbanChanges, useChange } from '../api/changes'
import { dragId, focusBack, focusPasser, passFocus } from '../drag/dragContext'
import {
  commentsOf,
  type FullColumn,
  itemRecordOf,
  nextOf,
  useKanban,
  useShown,
} from '../model/kanban'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** Actions on items. Each returns whether it succeeded. */
export function useItemActions() {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const kanban = useKanban()
  const { shows } = useShown()

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

  const setArchived = (items: readonly Item[], archived: boolean, feedback?: Feedback<unknown>) => {
    const itemIds = items.map(({ id }) => id)
    return change(
      dispatch(endpoints.archiveKanbanItems.initiate({ itemIds, archived }, untracked)),
      feedback,
    )
  }

  return {
    /** Adds the item at the end. Notifies the user if search and filters hide it. */
    add: (title: string, place: { columnId?: string; storyId?: string }) => {
      const blank = { title, description: '', checklist: [], labelIds: [], assign: null }
      const home = kanban.stories.find(({ story }) => story.id === place.storyId)
      return sendOnce(`kanban-item:${place.columnId ?? place.storyId}`, title, (id) =>
        change(
          dispatch(endpoints.addKanbanItem.initiate({ item: { id, title }, ...place }, untracked)),
          shows(blank, home?.story)
            ? {}
            : { success: text('kanban.addedHidden', { title: shortName(title) }) },
        ),
      )
    },

    /** Adds a copy directly below, without the comments. UNDO removes the copy. */
    copy: async (item: Item) => {
      const id = makeRequestId()
      const column = kanban.columnOf.get(item.id)
      const home = kanban.storyOf.get(item.id)
      const story = kanban.stories.find((full) => full.story === home)
      const isDone = await change(
        dispatch(
          endpoints.addKanbanItem.initiate(
            {
              item: { ...itemRecordOf(item), id },
              ...(column && {
                columnId: column.id,
                beforeItemId: nextOf(column.items, item.id),
              }),
              ...(story && {
                storyId: story.story.id,
                beforeStoryItemId: nextOf(story.items, item.id),
              }),
            },
            untracked,
          ),
        ),
        {
          success: text('kanban.copied', { title: shortName(item.title) }),
          undo: () => {
            focusBack('item', [item.id])
            void change(dispatch(endpoints.deleteKanbanItem.initiate({ itemId: id }, untracked)))
          },
        },
      )
      if (isDone) passFocus(dragId('item', id))
    },

    /** Moves the item before another item of the column, or to the end. */
    move: (item: Item, columnId: string, beforeItemId: string | null) => {
      const from = kanban.columnOf.get(item.id)
      if (!from || from.id === columnId) return put(item.id, columnId, beforeItemId)
      const back = nextOf(from.items, item.id)
      const place = kanban.columns.find(({ id }) => id === columnId)?.title ?? ''
      return put(item.id, columnId, beforeItemId, {
        success: text('kanban.moved', { title: shortName(item.title), place: shortName(place) }),
        undo: () => {
          focusBack('item', [item.id], from.id)
          void put(item.id, from.id, back)
        },
      })
    },

    /** With `storyId` null, removes the item from its story. */
    moveToStory: (item: Item, storyId: string | null, beforeItemId: string | null) => {
      const from = kanban.storyOf.get(item.id)
      if (from?.id === storyId) return putIntoStory(item.id, storyId, beforeItemId)
      const back = kanban.stories.find(({ story }) => story.id === from?.id)
      const before = back ? nextOf(back.items, item.id) : null
      const to = kanban.stories.find(({ story }) => story.id === storyId)
      const place = to?.story.title ?? text('kanban.noStory')
      return putIntoStory(item.id, storyId, beforeItemId, {
        success: text('kanban.moved', { title: shortName(item.title), place: shortName(place) }),
        undo: () => {
          focusBack('item', [item.id])
          void putIntoStory(item.id, from?.id ?? null, before)
        },
      })
    },

    /** Hides the items. UNDO restores them to their positions. */
    archive: async (...items: readonly Item[]) => {
      const [first] = items
      if (!first) return
      const passOn = focusPasser('item', first.id)
      const isDone = await setArchived(items, true, {
        success:
          items.length === 1
            ? text('kanban.archived', { title: shortName(first.title) })
            : text('kanban.archivedMany', { count: items.length }),
        undo: () => {
          focusBack(
            'item',
            items.map(({ id }) => id),
            kanban.columnOf.get(first.id)?.id,
          )
          void setArchived(items, false)
        },
      })
      if (isDone) passOn()
    },

    restore: (item: Item) =>
      setArchived([item], false, {
        success: text('kanban.restored', { title: shortName(item.title) }),
      }),

    /** UNDO restores the item to its position, with its comments. */
    remove: async (item: Item) => {
      const passOn = focusPasser('item', item.id)
      const column = kanban.columnOf.get(item.id)
      const home = kanban.storyOf.get(item.id)
      const story = kanban.stories.find((full) => full.story === home)
      const back = {
        item: itemRecordOf(item),
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
          success: text('demo.deleted', { title: shortName(item.title) }),
          undo: () => {
            focusBack('item', [item.id], column?.id)
            void change(dispatch(endpoints.addKanbanItem.initiate(back, untracked)))
          },
        },
      )
      if (isDone) passOn()
      return isDone
    },

    /** Stored with the kanban; a failure has no consequences. */
    select: (itemId: string | null) => {
      void dispatch(endpoints.selectKanbanItem.initiate({ selectedItem: itemId }, untracked))
    },
  }
}

/** Actions on columns. Each returns whether it succeeded. */
export function useColumnActions() {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const { columns, stories } = useKanban()

  const move = (columnId: string, beforeColumnId: string | null) =>
    change(
      dispatch(
        endpoints.moveKanbanColumn.initiate({ move: { columnId, beforeColumnId } }, untracked),
      ),
    )

  type NewColumn = Parameters<typeof endpoints.addKanbanColumn.initiate>[0]
  const add = (column: NewColumn) =>
    change(dispatch(endpoints.addKanbanColumn.initiate(column, untracked)))

  return {
    move,

    add: (title: string) =>
      sendOnce('kanban-column', title, (id) => add({ column: { id, title } })),

    rename: (id: string, title: string) =>
      change(dispatch(endpoints.editKanbanColumn.initiate({ column: { id, title } }, untracked))),

    /**
     * `moveTo`: the column that receives the items. UNDO restores the column with those items that still
     * exist.
     */
    remove: async ({ id, title, itemIds }: FullColumn, moveTo?: string) => {
      const passOn = focusPasser('column', id)
      deletesHere(id)
      const heir = moveTo ?? columns.find((column) => column.id !== id)?.id ?? null
      const storyIds = stories.flatMap(({ story }) => (story.columnId === id ? story.id : []))
      const deleted = {
        column: { id, title },
        beforeColumnId: nextOf(columns, id),
        back: { from: heir, itemIds: [...itemIds], storyIds },
      }
      const body = { columnId: id, ...(heir !== null && { moveTo: heir }) }
      const isDone = await change(
        dispatch(endpoints.deleteKanbanColumn.initiate(body, untracked)),
        {
          success: text('demo.deleted', { title: shortName(title) }),
          undo: () => {
            focusBack('column', [id])
            void add(deleted)
          },
        },
      )
      if (isDone) passOn()
      return isDone
    },
  }
}
