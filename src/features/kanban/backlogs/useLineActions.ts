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

/** The menu of an item in the backlogs: into which story, and where in it. */
export function useLineActions(): (item: Item) => Action[] {
  const text = useText()
  const deeds = useItemDeeds()
  const navigate = useNavigate()
  const { stories, storyOf } = useKanban()

  async function moveAway(item: Item, storyId: string | null): Promise<void> {
    await deeds.moveToStory(item, storyId, null)
    passFocus(dragId('item', item.id))
  }

  return (item) => {
    const home = storyOf.get(item.id)
    const items = stories.find(({ story }) => story === home)?.items ?? []
    const index = items.indexOf(item)
    const within = (to: number) =>
      void (home && deeds.moveToStory(item, home.id, beforeAt(items, item.id, to)))
    const others = stories.filter(({ story }) => story !== home)
    return [
      {
        key: 'open',
        label: text('kanban.open'),
        onSelect: () => void navigate(itemSearch(item.id), { replace: true }),
      },
      ...others.map(({ story }, place) => ({
        key: `to ${story.id}`,
        label: text('kanban.moveTo', { place: story.title }),
        begins: place === 0,
        onSelect: () => void moveAway(item, story.id),
      })),
      {
        key: 'out',
        label: text('kanban.moveTo', { place: text('kanban.noStory') }),
        disabled: home === undefined,
        onSelect: () => void moveAway(item, null),
      },
      {
        key: 'up',
        label: text('kanban.move.up'),
        begins: true,
        disabled: index <= 0,
        onSelect: () => within(index - 1),
      },
      {
        key: 'down',
        label: text('kanban.move.down'),
        disabled: index < 0 || index === items.length - 1,
        onSelect: () => within(index + 1),
      },
      {
        key: 'delete',
        label: text('kanban.delete'),
        begins: true,
        onSelect: () => void deeds.remove(item),
      },
    ]
  }
}
