import { Draggable } from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import { dragId } from '../drag/ids'
import type { FullStory } from '../model/kanban'
import { StoryHead } from './StoryHead'
import { StoryItems } from './StoryItems'

interface StoryBoxProps {
  full: FullStory
  index: number
  isOpen: boolean
  onToggle: () => void
  onMenu: (anchor: HTMLElement) => void
  onItemMenu: (item: Item, anchor: HTMLElement) => void
}

/** A story, with its items when it is open. */
export function StoryBox({ full, index, isOpen, onToggle, onMenu, onItemMenu }: StoryBoxProps) {
  const text = useText()
  const listId = useId()
  const { story, items } = full
  return (
    <Draggable draggableId={dragId('story', story.id)} index={index}>
      {(provided) => (
        <Box
          ref={provided.innerRef}
          {...provided.draggableProps}
          style={provided.draggableProps.style}
        >
          <StoryHead
            full={full}
            handle={provided.dragHandleProps}
            isOpen={isOpen}
            listId={listId}
            onToggle={onToggle}
            onMenu={onMenu}
          />
          {isOpen && (
            <div id={listId}>
              <StoryItems
                storyId={story.id}
                label={text('kanban.itemsOf', { title: story.title })}
                addLabel={text('kanban.item.addTo', { place: story.title })}
                items={items}
                onMenu={onItemMenu}
              />
            </div>
          )}
        </Box>
      )}
    </Draggable>
  )
}

const Box = styled('li')(({ theme }) => ({
  marginBottom: 10,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  listStyle: 'none',
}))
