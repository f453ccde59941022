import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import { makeRequestId } from '#lib/requestId'
import { useText } from '#ui/intl/useText'
import { kanbanChanges, useChange } from '../api/changes'
import { focusPasser } from '../drag/handles'
import { type FullColumn, nextOf, useKanban } from '../model/kanban'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** What can be done with columns. Each answers whether it got done. */
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

    add: (title: string) => add({ column: { id: makeRequestId(), title } }),

    rename: (id: string, title: string) =>
      change(dispatch(endpoints.editKanbanColumn.initiate({ column: { id, title } }, untracked))),

    /** `moveTo`: takes the items. UNDO brings the column back with those that are still there. */
    remove: async ({ id, title, itemIds }: FullColumn, moveTo?: string) => {
      const passOn = focusPasser('column', id)
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
        { success: text('demo.deleted', { title }), undo: () => void add(deleted) },
      )
      if (isDone) passOn()
      return isDone
    },
  }
}
