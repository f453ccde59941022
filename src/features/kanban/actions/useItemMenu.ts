import { useNavigate } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import type { Action } from '#ui/overlay/ActionMenu'
import { useCardSearch } from '../CardMarks'
import { useItemActions } from './useBoardActions'
import { useItemPlace, useMovesWithin } from './useItemPlace'

/** Menu actions that move an item elsewhere; `leave` keeps the focus near its old position. */
type Ways = (item: Item, leave: (move: Promise<boolean>) => void) => Action[]

/** Menu of an item; `waysOf` lists the columns or stories to which it can move. */
export function useItemMenu(view: 'board' | 'backlogs', waysOf: Ways): (item: Item) => Action[] {
  const text = useText()
  const actions = useItemActions()
  const navigate = useNavigate()
  const { itemSearch } = useCardSearch()
  const placeOf = useItemPlace(view)
  const movesWithin = useMovesWithin()

  return (item) => {
    const place = placeOf(item)
    return [
      {
        key: 'open',
        label: text('kanban.open'),
        onSelect: () => void navigate(itemSearch(item.id), { replace: true }),
      },
      ...waysOf(item, (move) => void place.leave(move)),
      ...movesWithin(place),
      {
        key: 'copy',
        label: text('kanban.copyItem'),
        begins: true,
        onSelect: () => void actions.copy(item),
      },
      {
        key: 'archive',
        label: text('kanban.archiveItem'),
        onSelect: () => void actions.archive(item),
      },
      { key: 'delete', label: text('demo.delete'), onSelect: () => void actions.remove(item) },
    ]
  }
}
