import { useText } from '#ui/intl/useText'
import type { Action } from '../ActionMenu'
import { useColumnDeeds } from '../actions/useColumnActions'
import { useKanban } from '../model/KanbanContext'
import type { FullColumn } from '../model/kanban'
import { beforeAt } from '../model/neighbours'

interface Asks {
  onRename: (columnId: string) => void
  /** For a column with items: they must go somewhere. */
  onDelete: (columnId: string) => void
}

/** The menu of a column. */
export function useColumnActions({ onRename, onDelete }: Asks): (column: FullColumn) => Action[] {
  const text = useText()
  const deeds = useColumnDeeds()
  const { columns } = useKanban()

  return (column) => {
    const index = columns.indexOf(column)
    const move = (to: number) => void deeds.move(column.id, beforeAt(columns, column.id, to))
    const hasItems = column.items.length > 0
    return [
      { key: 'rename', label: text('kanban.column.rename'), onSelect: () => onRename(column.id) },
      {
        key: 'earlier',
        label: text('kanban.column.earlier'),
        disabled: index === 0,
        begins: true,
        onSelect: () => move(index - 1),
      },
      {
        key: 'later',
        label: text('kanban.column.later'),
        disabled: index === columns.length - 1,
        onSelect: () => move(index + 1),
      },
      {
        key: 'delete',
        label: text('kanban.column.delete'),
        begins: true,
        // The items of the last column would have nowhere to go.
        disabled: hasItems && columns.length === 1,
        onSelect: () => (hasItems ? onDelete(column.id) : void deeds.remove(column)),
      },
    ]
  }
}
