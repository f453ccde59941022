import { useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import type { Action } from '#ui/overlay/ActionMenu'
import { LazyActionMenu, lazyOverlay } from '#ui/overlay/lazyOverlay'
import { useColumnActions, useItemActions } from '../actions/useBoardActions'
import { useItemMenu } from '../actions/useItemMenu'
import { beforeAt, type FullColumn, useKanban } from '../model/kanban'

const DeleteColumn = lazyOverlay(
  () => import('./DeleteColumn').then((module) => module.DeleteColumn),
  ({ onClose }) => onClose,
)

export interface OpenMenu {
  kind: 'item' | 'column'
  id: string
  anchor: HTMLElement
}

interface BoardMenusProps {
  menu: OpenMenu | null
  onClose: () => void
  onRename: (columnId: string) => void
}

/** Menus of the board, one for all cards and one for all columns, and the dialog to delete a column. */
export function BoardMenus({ menu, onClose, onRename }: BoardMenusProps) {
  const text = useText()
  const { items, columns } = useKanban()
  const [deleting, setDeleting] = useState<string | null>(null)
  const cardActions = useCardMenu()
  const columnActions = useColumnMenu({ onRename, onDelete: setDeleting })
  const item = menu?.kind === 'item' ? items.get(menu.id) : undefined
  const column = menu?.kind === 'column' ? columns.find(({ id }) => id === menu.id) : undefined
  const leaving = columns.find(({ id }) => id === deleting)
  return (
    <>
      {menu && item && (
        <LazyActionMenu
          anchor={menu.anchor}
          label={text('kanban.menuOf', { title: item.title })}
          actions={cardActions(item)}
          onClose={onClose}
        />
      )}
      {menu && column && (
        <LazyActionMenu
          anchor={menu.anchor}
          label={text('kanban.column.menu', { title: column.title })}
          actions={columnActions(column)}
          onClose={onClose}
        />
      )}
      {leaving && <DeleteColumn column={leaving} onClose={() => setDeleting(null)} />}
    </>
  )
}

/** Menu of a card on the board: every position that dragging can reach, and more. */
function useCardMenu(): (item: Item) => Action[] {
  const text = useText()
  const actions = useItemActions()
  const { columns, columnOf } = useKanban()

  return useItemMenu('board', (item, leave) => {
    const home = columnOf.get(item.id)
    return columns
      .filter(({ id }) => id !== home?.id)
      .map(({ id, title }, at) => ({
        key: `to ${id}`,
        label: text('kanban.moveTo', { place: title }),
        begins: at === 0,
        onSelect: () => leave(actions.move(item, id, null)),
      }))
  })
}

interface Asks {
  onRename: (columnId: string) => void
  /** Called for a column with items, which must move to another column. */
  onDelete: (columnId: string) => void
}

/** Menu of a column. */
function useColumnMenu({ onRename, onDelete }: Asks): (column: FullColumn) => Action[] {
  const text = useText()
  const actions = useColumnActions()
  const { archive } = useItemActions()
  const { columns } = useKanban()

  return (column) => {
    const index = columns.indexOf(column)
    const move = (to: number) => void actions.move(column.id, beforeAt(columns, column.id, to))
    const count = column.items.length
    const hasItems = count > 0
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
        key: 'archive',
        label: text('kanban.column.archiveItems', { count }),
        begins: true,
        disabled: !hasItems,
        onSelect: () => void archive(...column.items),
      },
      {
        key: 'delete',
        label: text('kanban.column.delete'),
        // The items of the last column could not move anywhere.
        disabled: hasItems && columns.length === 1,
        onSelect: () => (hasItems ? onDelete(column.id) : void actions.remove(column)),
      },
    ]
  }
}
