import { useNavigate } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import type { Action } from '../ActionMenu'
import { useItemDeeds } from '../actions/useItemActions'
import { dragId } from '../drag/ids'
import { passFocus } from '../drag/passFocus'
import { useKanban } from '../model/KanbanContext'
import { beforeAt } from '../model/neighbours'
import { itemSearch } from '../openCardSearch'

/** The menu of a card on the board: every place that dragging reaches, and more. */
export function useCardActions(): (item: Item) => Action[] {
  const text = useText()
  const deeds = useItemDeeds()
  const navigate = useNavigate()
  const { columns, columnOf } = useKanban()

  async function moveAway(item: Item, columnId: string): Promise<void> {
    await deeds.move(item, columnId, null)
    passFocus(dragId('item', item.id))
  }

  return (item) => {
    const home = columnOf.get(item.id)
    const items = home?.items ?? []
    const index = items.indexOf(item)
    const within = (key: 'up' | 'down' | 'top' | 'bottom', to: number, disabled: boolean) => ({
      key,
      label: text(`kanban.move.${key}`),
      disabled,
      onSelect: () => void (home && deeds.move(item, home.id, beforeAt(items, item.id, to))),
    })
    const isFirst = index === 0
    const isLast = index === items.length - 1
    return [
      {
        key: 'open',
        label: text('kanban.open'),
        onSelect: () => void navigate(itemSearch(item.id), { replace: true }),
      },
      ...columns
        .filter(({ id }) => id !== home?.id)
        .map(({ id, title }, place) => ({
          key: `to ${id}`,
          label: text('kanban.moveTo', { place: title }),
          begins: place === 0,
          onSelect: () => void moveAway(item, id),
        })),
      { ...within('up', index - 1, isFirst), begins: true },
      within('down', index + 1, isLast),
      within('top', 0, isFirst),
      within('bottom', items.length, isLast),
      {
        key: 'delete',
        label: text('kanban.delete'),
        begins: true,
        onSelect: () => void deeds.remove(item),
      },
    ]
  }
}
