import { Draggable } from '@hello-pangea/dnd'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { cardGround } from '#ui/appearance/grounds'
import { languageOf } from '#ui/display/DataText'
import { GripIcon } from '#ui/icons/actions'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { CardMarks, Person, useCardSearch } from '../CardMarks'
import type { DragHandle } from '../drag/DropList'
import { dragId } from '../drag/dragContext'
import { MenuButton } from '../MenuButton'
import { type FullStory, useKanban } from '../model/kanban'
import { StoryItems } from './StoryItems'

interface StoryBoxProps {
  full: FullStory
  index: number
  isOpen: boolean
  onToggle: () => void
  onMenu: (anchor: HTMLElement) => void
  onItemMenu: (item: Item, anchor: HTMLElement) => void
}

/** A story, with its items if it is expanded. */
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
  ...cardGround(theme),
  listStyle: 'none',
}))

interface StoryHeadProps {
  full: FullStory
  handle: DragHandle
  isOpen: boolean
  /** Id of the expandable list below. */
  listId: string
  onToggle: () => void
  onMenu: (anchor: HTMLElement) => void
}

/** Header of a story: drag handle, name, progress, and the button that expands its items. */
function StoryHead({ full, handle, isOpen, listId, onToggle, onMenu }: StoryHeadProps) {
  const text = useText()
  const { columns, profiles } = useKanban()
  const { storySearch } = useCardSearch()
  const { story, items } = full
  const { title } = story
  const person = story.assign === null ? undefined : profiles.get(story.assign)
  const column = columns.find(({ id }) => id === story.columnId)
  return (
    <Row>
      <Grip {...handle} aria-label={text('kanban.drag.story', { title })}>
        <GripIcon size={20} />
      </Grip>
      <IconButton
        size="small"
        aria-label={text('kanban.itemsOf', { title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
      >
        <ChevronIcon size={20} towards={isOpen ? 'down' : 'end'} />
      </IconButton>
      <Content>
        <Title>
          <Link to={storySearch(story.id)} replace lang={languageOf(title, 'en')} dir="auto">
            {title}
          </Link>
        </Title>
        <Details>
          {column && (
            <span>
              <VisuallyHidden>{text('kanban.column')}: </VisuallyHidden>
              <bdi lang={languageOf(column.title, 'en')}>{column.title}</bdi>
            </span>
          )}
          <bdi>{text('kanban.items', { count: items.length })}</bdi>
          <CardMarks card={story} isRoomy />
        </Details>
      </Content>
      <Person person={person} size={32} />
      <MenuButton label={text('kanban.menuOf', { title })} onOpen={onMenu} />
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 68,
  padding: '8px 4px 8px 8px',
})

const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 44,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'grab',
}))

const Content = styled('div')({ flex: 1, minWidth: 0 })

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  overflowWrap: 'anywhere',
  '& a': { color: theme.palette.text.primary, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}))

const Details = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}))
