import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import type { Action } from '#ui/overlay/ActionMenu'
import { dragId, passFocus } from '../drag/dragContext'
import { beforeAt, useKanban, useShown } from '../model/kanban'
import { useItemActions } from './useBoardActions'

/** Position of an item: in its column on the board, in its story in the backlogs. */
export function useItemPlace(view: 'board' | 'backlogs') {
  const actions = useItemActions()
  const { storyOf, columnOf } = useKanban()
  const shown = useShown()

  function listOf(item: Item): readonly Item[] {
    const column = columnOf.get(item.id)
    if (view === 'board') return shown.columns.find(({ id }) => id === column?.id)?.items ?? []
    const home = storyOf.get(item.id)
    if (home) return shown.stories.find(({ story }) => story === home)?.items ?? []
    // Items without a story are in board order, so an item can only move within its own column.
    return shown.storyless.filter(({ id }) => columnOf.get(id) === column)
  }

  return (item: Item) => {
    const items = listOf(item)
    const index = items.indexOf(item)
    const beside = items[index + 1] ?? items[index - 1]

    /** In a long or collapsed list the item may not be rendered; its former neighbour then receives focus. */
    async function leave(move: Promise<boolean>): Promise<void> {
      await move
      passFocus(dragId('item', item.id), beside && dragId('item', beside.id))
    }

    async function moveTo(to: number): Promise<void> {
      const before = beforeAt(items, item.id, to)
      const home = view === 'board' ? undefined : storyOf.get(item.id)
      const column = columnOf.get(item.id)
      if (home) await leave(actions.moveToStory(item, home.id, before))
      else if (column) await leave(actions.move(item, column.id, before))
    }

    return { items, index, leave, moveTo }
  }
}

interface Place {
  items: readonly object[]
  index: number
  moveTo: (index: number) => unknown
}

/** Menu actions that move an item, or a line of its checklist, within its list. */
export function useMovesWithin() {
  const text = useText()
  return ({ items, index, moveTo }: Place): Action[] => {
    const last = items.length - 1
    const action = (key: 'up' | 'down' | 'top' | 'bottom', to: number, disabled: boolean) => ({
      key,
      label: text(`kanban.move.${key}`),
      begins: key === 'up',
      disabled,
      onSelect: () => void moveTo(to),
    })
    return [
      action('up', index - 1, index <= 0),
      action('down', index + 1, index < 0 || index === last),
      action('top', 0, index <= 0),
      action('bottom', last, index < 0 || index === last),
    ]
  }
}
