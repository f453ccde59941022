import { lazyCover } from '#ui/cover/lazyCover'
import { useText } from '#ui/intl/useText'
import { useKanban } from '../model/KanbanContext'
import { useLineActions } from './useLineActions'
import { useStoryActions } from './useStoryActions'

const ActionMenu = lazyCover(
  () => import('../ActionMenu').then((module) => module.ActionMenu),
  ({ onClose }) => onClose,
)

export interface OpenLineMenu {
  kind: 'item' | 'story'
  id: string
  anchor: HTMLElement
}

interface BacklogMenusProps {
  menu: OpenLineMenu | null
  onClose: () => void
}

/** The menus of the backlogs, one for all items and one for all stories. */
export function BacklogMenus({ menu, onClose }: BacklogMenusProps) {
  const text = useText()
  const { items, stories } = useKanban()
  const lineActions = useLineActions()
  const storyActions = useStoryActions()
  if (menu === null) return null
  const item = menu.kind === 'item' ? items.get(menu.id) : undefined
  const full = menu.kind === 'story' ? stories.find(({ story }) => story.id === menu.id) : undefined
  const title = item?.title ?? full?.story.title
  if (title === undefined) return null
  return (
    <ActionMenu
      anchor={menu.anchor}
      label={text('kanban.menuOf', { title })}
      actions={item ? lineActions(item) : full ? storyActions(full) : []}
      onClose={onClose}
    />
  )
}
