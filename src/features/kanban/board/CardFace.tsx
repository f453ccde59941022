import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Item } from '../../../contract/kanban'
import { useText } from '../../../ui/intl/useText'
import type { DragHandle } from '../drag/DropList'
import { CardMarks } from '../frame/CardMarks'
import { MenuButton } from '../frame/MenuButton'
import { Person } from '../frame/Person'
import { itemSearch } from '../kanbanPaths'
import { useKanban } from '../model/KanbanContext'
import { cardSizes } from './cardHeight'

interface CardFaceProps {
  item: Item
  handle: DragHandle
  onMenu: (item: Item, anchor: HTMLElement) => void
}

/** An item on the board. All of it opens the item and is what it is dragged by; the menu lies above. */
export function CardFace({ item, handle, onMenu }: CardFaceProps) {
  const text = useText()
  const { storyOf, profiles } = useKanban()
  const person = item.assign === null ? undefined : profiles.get(item.assign)
  const story = storyOf.get(item.id)
  return (
    <Face>
      {item.image !== null && <Cover src={item.image} alt="" draggable={false} />}
      <Head>
        {/* A link, not the button that the library makes of it: Enter opens, Space lifts. */}
        <Title {...handle} role={undefined} to={itemSearch(item.id)} lang="en" dir="auto">
          {item.title}
        </Title>
        <Corner>
          <MenuButton
            label={text('kanban.menuOf', { title: item.title })}
            onOpen={(anchor) => onMenu(item, anchor)}
          />
        </Corner>
      </Head>
      <Story lang="en" dir="auto">
        {story?.title}
      </Story>
      <Foot>
        <CardMarks card={item} />
        <Person person={person} />
      </Foot>
    </Face>
  )
}

const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '10px 12px',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:focus-within': { borderColor: theme.palette.primary.readable },
}))

const Cover = styled('img')({
  display: 'block',
  flexShrink: 0,
  width: 'calc(100% + 24px)',
  // With its margins it takes `cardSizes.cover`.
  height: cardSizes.cover + 2,
  margin: '-10px -12px 8px',
  objectFit: 'cover',
})

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 4 })

const Title = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxHeight: 44,
  overflow: 'hidden',
  lineHeight: '22px',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.palette.primary.readable}`,
    outlineOffset: -3,
  },
}))

const Corner = styled('span')({ margin: '-4px -8px 0 0' })

const Story = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  height: 20,
  margin: '2px 0 4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
}))

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  height: 28,
  marginTop: 'auto',
})
