import { useState } from 'react'
import { lazyCover } from '#ui/cover/lazyCover'
import { useText } from '#ui/intl/useText'
import { useKanban } from '../model/KanbanContext'
import { useCardActions } from './useCardActions'
import { useColumnActions } from './useColumnActions'

const ActionMenu = lazyCover(
  () => import('../ActionMenu').then((module) => module.ActionMenu),
  ({ onClose }) => onClose,
)

const DeleteColumn = lazyCover(
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

/** The menus of the board, one for all cards and one for all columns, and the question before a column goes. */
export function BoardMenus({ menu, onClose, onRename }: BoardMenusProps) {
  const text = useText()
  const { items, columns } = useKanban()
  const [deleting, setDeleting] = useState<string | null>(null)
  const cardActions = useCardActions()
  const columnActions = useColumnActions({ onRename, onDelete: setDeleting })
  const item = menu?.kind === 'item' ? items.get(menu.id) : undefined
  const column = menu?.kind === 'column' ? columns.find(({ id }) => id === menu.id) : undefined
  const leaving = columns.find(({ id }) => id === deleting)
  return (
    <>
      {menu && item && (
        <ActionMenu
          anchor={menu.anchor}
          label={text('kanban.menuOf', { title: item.title })}
          actions={cardActions(item)}
          onClose={onClose}
        />
      )}
      {menu && column && (
        <ActionMenu
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
