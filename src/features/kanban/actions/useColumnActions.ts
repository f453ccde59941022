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
  const { columns } = useKanban()

  const move = (columnId: string, beforeColumnId: string | null) =>
    change(
      dispatch(
        endpoints.moveKanbanColumn.initiate({ move: { columnId, beforeColumnId } }, untracked),
      ),
    )

  const add = (column: { id: string; title: string }, beforeColumnId: string | null = null) =>
    change(dispatch(endpoints.addKanbanColumn.initiate({ column, beforeColumnId }, untracked)))

  return {
    move,

    add: (title: string) => add({ id: makeRequestId(), title }),

    rename: (id: string, title: string) =>
      change(dispatch(endpoints.editKanbanColumn.initiate({ column: { id, title } }, untracked))),

    /** `moveTo`: takes the items. Only a column that was empty comes back by UNDO. */
    remove: async ({ id, title, items }: FullColumn, moveTo?: string) => {
      const passOn = focusPasser('column', id)
      const before = nextOf(columns, id)
      const body = { columnId: id, ...(moveTo !== undefined && { moveTo }) }
      const isDone = await change(
        dispatch(endpoints.deleteKanbanColumn.initiate(body, untracked)),
        items.length === 0
          ? {
              success: text('kanban.deleted', { title }),
              undo: () => void add({ id, title }, before),
            }
          : {},
      )
      if (isDone) passOn()
      return isDone
    },
  }
}
