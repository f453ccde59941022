import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import { useItemActions } from '../actions/useBoardActions'
import { useItemPlace } from '../actions/useItemPlace'
import { focusBack } from '../drag/dragContext'
import { useKanban, useShown } from '../model/kanban'
import { isOnBoard, storyBeside } from './itemWalk'

/**
 * Moves the focused item one place up or down; in the backlogs also to the next expanded story.
 * @returns the announcement; empty if nothing moves, or for another story, where the toast with UNDO
 * announces it
 */
export function useCarrying(): (item: Item, step: 1 | -1) => string {
  const text = useText()
  const { columnOf, storyOf } = useKanban()
  const { stories, storyless } = useShown()
  const { moveToStory } = useItemActions()
  const view = isOnBoard() ? 'board' : 'backlogs'
  const placeOf = useItemPlace(view)

  function within(item: Item, step: number, items: readonly Item[]): string {
    const name = view === 'board' ? columnOf.get(item.id)?.title : storyOf.get(item.id)?.title
    return text('kanban.drag.dropped', {
      name: item.title,
      position: items.indexOf(item) + step + 1,
      count: items.length,
      place: name ?? text('kanban.noStory'),
    })
  }

  return (item, step) => {
    const { items, index, leave, moveTo } = placeOf(item)
    focusBack('item', [item.id])
    if (items[index + step]) {
      void moveTo(index + step)
      const isStoryless = view === 'backlogs' && !storyOf.has(item.id)
      return within(item, step, isStoryless ? storyless : items)
    }
    const next = view === 'board' ? null : storyBeside(item.id, step)
    if (next === null) return ''
    const into = stories.find(({ story }) => story.id === next)
    const first = step === 1 ? into?.items[0]?.id : undefined
    void leave(moveToStory(item, into?.story.id ?? null, first ?? null))
    return ''
  }
}
