import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/EmptyState'
import { dragSensors } from '../drag/dragSensors'
import { useKanban } from '../model/KanbanContext'
import { AddStory } from './AddStory'
import { BacklogMenus, type OpenLineMenu } from './BacklogMenus'
import { StoryBox } from './StoryBox'
import { StoryItems } from './StoryItems'
import { useBacklogsDrag } from './useBacklogsDrag'
import { useOpenStories } from './useOpenStories'

/** The stories in their order, each with its items, and the items without a story. */
export function Backlogs() {
  const text = useText()
  const { stories, storyless } = useKanban()
  const drag = useBacklogsDrag()
  const open = useOpenStories()
  const [menu, setMenu] = useState<OpenLineMenu | null>(null)
  const onItemMenu = useCallback(
    ({ id }: Item, anchor: HTMLElement) => setMenu({ kind: 'item', id, anchor }),
    [],
  )
  return (
    <DragDropContext
      sensors={dragSensors}
      enableDefaultSensors={false}
      {...drag}
      dragHandleUsageInstructions={text('kanban.drag.instructions')}
    >
      <AddStory />
      {stories.length === 0 && <EmptyState message={text('kanban.noStories')} />}
      <Droppable droppableId="backlogs" type="story">
        {(provided) => (
          <Stories
            {...provided.droppableProps}
            ref={provided.innerRef}
            aria-label={text('kanban.stories')}
          >
            {stories.map((full, index) => (
              <StoryBox
                key={full.story.id}
                full={full}
                index={index}
                isOpen={open.isOpen(full.story.id)}
                onToggle={() => open.toggle(full.story.id)}
                onMenu={(anchor) => setMenu({ kind: 'story', id: full.story.id, anchor })}
                onItemMenu={onItemMenu}
              />
            ))}
            {provided.placeholder}
          </Stories>
        )}
      </Droppable>
      <SectionCard title={text('kanban.noStory')}>
        <StoryItems
          storyId={null}
          label={text('kanban.noStory')}
          addLabel={text('kanban.item.addTo', { place: text('kanban.noStory') })}
          items={storyless}
          onMenu={onItemMenu}
        />
      </SectionCard>
      <BacklogMenus menu={menu} onClose={() => setMenu(null)} />
    </DragDropContext>
  )
}

const Stories = styled('ul')({ margin: 0, padding: 0 })
