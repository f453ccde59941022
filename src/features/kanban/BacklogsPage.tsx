import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '#contract/kanban/kanban'
import { toastRoom } from '#ui/appearance/sizes'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { useStoryActions } from './actions/useStoryActions'
import { BacklogMenus, type OpenLineMenu } from './backlogs/BacklogMenus'
import { StoryBox } from './backlogs/StoryBox'
import { StoryItems } from './backlogs/StoryItems'
import { useBacklogsDrag } from './backlogs/useBacklogsDrag'
import { dragId } from './drag/dragContext'
import { dragSensors } from './drag/dragSensors'
import { KanbanPage } from './KanbanPage'
import { useKanban, useShown } from './model/kanban'
import { itemDraft, QuickAdd, useItemDraftHeirs } from './NameForms'

/** Page with the stories and their items. */
export function BacklogsPage() {
  const text = useText()
  return (
    <KanbanPage title={text('kanban.backlogs')} add={<AddStory />} hasStories>
      <Backlogs />
    </KanbanPage>
  )
}

/** The stories in order, each with its items, and the items without a story. */
function Backlogs() {
  const text = useText()
  const { stories, storyless, isFiltered } = useShown()
  const { stories: all } = useKanban()
  const known = useMemo(() => all.map(({ story }) => story), [all])
  useItemDraftHeirs('story', known, itemDraft('story', ''))
  const drag = useBacklogsDrag()
  const open = useOpenStories()
  const { list, lifted, fold, unfold } = useLiftedStory()
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
      onBeforeCapture={({ draggableId }) => fold(draggableId)}
      onDragEnd={(result, provided) => {
        unfold()
        drag.onDragEnd(result, provided)
      }}
      dragHandleUsageInstructions={text('kanban.drag.instructions')}
    >
      {stories.length === 0 && !isFiltered && <EmptyState message={text('kanban.noStories')} />}
      <Droppable droppableId="backlogs" type="story">
        {(provided) => (
          <Stories
            {...provided.droppableProps}
            ref={(element: HTMLUListElement | null) => {
              list.current = element
              provided.innerRef(element)
            }}
            style={{ minHeight: lifted?.room }}
            aria-label={text('kanban.stories')}
          >
            {stories.map((full, index) => (
              <StoryBox
                key={full.story.id}
                full={full}
                index={index}
                isOpen={
                  open.isOpen(full.story.id) && lifted?.name !== dragId('story', full.story.id)
                }
                onToggle={() => open.toggle(full.story.id)}
                onMenu={(anchor) => setMenu({ kind: 'story', id: full.story.id, anchor })}
                onItemMenu={onItemMenu}
              />
            ))}
            {provided.placeholder}
          </Stories>
        )}
      </Droppable>
      <End>
        <SectionCard title={text('kanban.noStory')}>
          <StoryItems
            storyId={null}
            label={text('kanban.noStory')}
            addLabel={text('kanban.item.addTo', { place: text('kanban.noStory') })}
            items={storyless}
            onMenu={onItemMenu}
          />
        </SectionCard>
      </End>
      <BacklogMenus menu={menu} onClose={() => setMenu(null)} />
    </DragDropContext>
  )
}

/**
 * Collapses the story being dragged. With its items it would be half as high as a phone. Its middle, by which
 * the drag library scrolls the page, would be far below the finger, and the page would scroll past every
 * position. The list keeps its height, so that the page does not move under the finger.
 */
function useLiftedStory() {
  const list = useRef<HTMLUListElement | null>(null)
  const [lifted, setLifted] = useState<{ name: string; room: number } | null>(null)
  return {
    list,
    lifted,
    /** Call before the library measures, so that it measures the collapsed story. */
    fold: (name: string) => {
      flushSync(() => setLifted({ name, room: list.current?.offsetHeight ?? 0 }))
    },
    unfold: () => setLifted(null),
  }
}

const End = styled('div')({ '@media screen': { marginBottom: toastRoom } })

const Stories = styled('ul')({ margin: 0, padding: 0 })

/** With more items than this, stories start collapsed: each expanded story is a list of its own. */
const fewItems = 60

/** Which stories are expanded. */
function useOpenStories() {
  const { items } = useKanban()
  const { isFiltered } = useShown()
  const [startOpen] = useState(items.size <= fewItems)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  // Search results start expanded, independent of what was collapsed or expanded without a search.
  const keyOf = (storyId: string) => `${isFiltered ? 'found' : 'all'} ${storyId}`
  return {
    isOpen: (storyId: string) => toggled.has(keyOf(storyId)) !== (startOpen || isFiltered),
    toggle: (storyId: string) => {
      const next = new Set(toggled)
      if (!next.delete(keyOf(storyId))) next.add(keyOf(storyId))
      setToggled(next)
    },
  }
}

/** Form to add a story at the end. */
function AddStory() {
  const text = useText()
  const { add } = useStoryActions()
  return (
    <QuickAdd
      draft="kanban-story"
      label={text('kanban.story.add')}
      fieldLabel={text('kanban.story.title')}
      onAdd={add}
    />
  )
}
