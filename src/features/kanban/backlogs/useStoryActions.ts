import { useNavigate } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import type { Action } from '../ActionMenu'
import { useStoryDeeds } from '../actions/useStoryActions'
import { useKanban } from '../model/KanbanContext'
import type { FullStory } from '../model/kanban'
import { beforeAt } from '../model/neighbours'
import { storySearch } from '../openCardSearch'

/** The menu of a story. */
export function useStoryActions(): (full: FullStory) => Action[] {
  const text = useText()
  const deeds = useStoryDeeds()
  const navigate = useNavigate()
  const { stories } = useKanban()

  return (full) => {
    const { id } = full.story
    const order = stories.map(({ story }) => story)
    const index = stories.indexOf(full)
    const move = (to: number) => void deeds.move(id, beforeAt(order, id, to))
    return [
      {
        key: 'open',
        label: text('kanban.open'),
        onSelect: () => void navigate(storySearch(id), { replace: true }),
      },
      {
        key: 'up',
        label: text('kanban.move.up'),
        begins: true,
        disabled: index === 0,
        onSelect: () => move(index - 1),
      },
      {
        key: 'down',
        label: text('kanban.move.down'),
        disabled: index === stories.length - 1,
        onSelect: () => move(index + 1),
      },
      {
        key: 'delete',
        label: text('kanban.delete'),
        begins: true,
        onSelect: () => void deeds.remove(full),
      },
    ]
  }
}
