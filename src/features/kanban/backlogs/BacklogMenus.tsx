import { useNavigate } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import type { Action } from '#ui/overlay/ActionMenu'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { useItemActions } from '../actions/useBoardActions'
import { useItemMenu } from '../actions/useItemMenu'
import { useStoryActions } from '../actions/useStoryActions'
import { useCardSearch } from '../CardMarks'
import { beforeAt, type FullStory, useKanban, useShown } from '../model/kanban'

export interface OpenLineMenu {
  kind: 'item' | 'story'
  id: string
  anchor: HTMLElement
}

interface BacklogMenusProps {
  menu: OpenLineMenu | null
  onClose: () => void
}

/** Menus of the backlogs, one for all items and one for all stories. */
export function BacklogMenus({ menu, onClose }: BacklogMenusProps) {
  const text = useText()
  const { items } = useKanban()
  const { stories } = useShown()
  const lineActions = useLineMenu()
  const storyActions = useStoryMenu()
  if (menu === null) return null
  const item = menu.kind === 'item' ? items.get(menu.id) : undefined
  const full = menu.kind === 'story' ? stories.find(({ story }) => story.id === menu.id) : undefined
  const title = item?.title ?? full?.story.title
  if (title === undefined) return null
  return (
    <LazyActionMenu
      anchor={menu.anchor}
      label={text('kanban.menuOf', { title })}
      actions={item ? lineActions(item) : full ? storyActions(full) : []}
      onClose={onClose}
    />
  )
}

/** Menu of an item in the backlogs: moves it to a story or within its list. */
function useLineMenu(): (item: Item) => Action[] {
  const text = useText()
  const actions = useItemActions()
  const { stories, storyOf } = useKanban()

  return useItemMenu('backlogs', (item, leave) => {
    const home = storyOf.get(item.id)
    const moveTo = (storyId: string | null) => leave(actions.moveToStory(item, storyId, null))
    const others = stories.filter(({ story }) => story !== home)
    return [
      ...others.map(({ story }, at) => ({
        key: `to ${story.id}`,
        label: text('kanban.moveTo', { place: story.title }),
        begins: at === 0,
        onSelect: () => moveTo(story.id),
      })),
      {
        key: 'out',
        label: text('kanban.moveTo', { place: text('kanban.noStory') }),
        disabled: home === undefined,
        onSelect: () => moveTo(null),
      },
    ]
  })
}

/** Menu of a story. */
function useStoryMenu(): (full: FullStory) => Action[] {
  const text = useText()
  const actions = useStoryActions()
  const navigate = useNavigate()
  const { storySearch } = useCardSearch()
  const { stories } = useShown()

  return (full) => {
    const { id } = full.story
    const order = stories.map(({ story }) => story)
    const index = stories.indexOf(full)
    const move = (to: number) => void actions.move(id, beforeAt(order, id, to))
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
        label: text('demo.delete'),
        begins: true,
        onSelect: () => void actions.remove(full),
      },
    ]
  }
}
