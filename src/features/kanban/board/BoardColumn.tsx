import { Draggable } from '@hello-pangea/dnd'
import { styled, useTheme } from '@mui/material/styles'
import { useCallback, useId } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { languageOf } from '#ui/display/DataText'
import { GripIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { useColumnActions, useItemActions } from '../actions/useBoardActions'
import { type DragHandle, DropList } from '../drag/DropList'
import { dragId } from '../drag/dragContext'
import { MenuButton } from '../MenuButton'
import type { FullColumn } from '../model/kanban'
import { itemDraft, QuickAdd, RenameForm, type Renaming, useShowAdded } from '../NameForms'
import { CardFace, cardHeight, cardSizes } from './CardFace'

/** Space in pixels below the columns, for the strip's scrollbar. */
export const stripEnd = 8

/** Size of a column, also used by the skeleton. */
const columnSize = {
  flex: '1 0 256px',
  minWidth: 256,
  maxWidth: 340,
  '@media (max-width: 599.95px)': { flex: '0 0 84%', minWidth: 0 },
  // On tablets four columns do not fit. This width cuts one off, to hint that there are more.
  '@media (min-width: 600px) and (max-width: 1023.95px)': {
    '&:nth-last-of-type(n + 4), &:nth-last-of-type(n + 4) ~ &': { flexBasis: '36vw' },
  },
}

interface BoardColumnProps {
  column: FullColumn
  /** Position from the left, in RTL pages too. */
  place: number
  isAlone: boolean
  /** Set while the name is being changed. */
  renaming: Renaming | null
  onMenu: (anchor: HTMLElement) => void
  onCardMenu: (item: Item, anchor: HTMLElement) => void
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, place, isAlone, renaming, onMenu, onCardMenu } = props
  const text = useText()
  const titleId = useId()
  const { direction } = useTheme()
  const { rename } = useColumnActions()
  const { add } = useItemActions()
  const { box, onAdd } = useShowAdded(column.items, (title) => add(title, { columnId: column.id }))
  const face = useCallback(
    (item: Item, handle: DragHandle) => (
      <CardFace item={item} handle={handle} onMenu={onCardMenu} />
    ),
    [onCardMenu],
  )
  return (
    <Draggable
      draggableId={dragId('column', column.id)}
      index={place}
      isDragDisabled={isAlone || renaming !== null}
    >
      {(provided) => (
        <Frame
          ref={provided.innerRef}
          {...provided.draggableProps}
          aria-labelledby={renaming ? undefined : titleId}
          aria-label={renaming ? column.title : undefined}
          style={{ ...provided.draggableProps.style, order: place }}
        >
          <Body dir={direction}>
            {renaming ? (
              <RenameForm
                label={text('kanban.column.name')}
                renaming={renaming}
                onSubmit={(title) => rename(column.id, title)}
              />
            ) : (
              <ColumnHead
                column={column}
                titleId={titleId}
                handle={provided.dragHandleProps}
                onMenu={onMenu}
              />
            )}
            <DropList
              droppableId={dragId('column', column.id)}
              label={column.title}
              items={column.items}
              heightOf={cardHeight}
              gap={cardSizes.gap}
              hint={text(column.count === 0 ? 'kanban.column.empty' : 'table.nothingFound')}
              face={face}
              box={box}
            />
            <Foot className={screenOnlyClass}>
              <QuickAdd
                draft={itemDraft('column', column.id)}
                label={text('kanban.item.add')}
                fieldLabel={text('kanban.item.title')}
                onAdd={onAdd}
                button={{
                  name: 'add',
                  fullWidth: true,
                  'aria-label': text('kanban.item.addTo', { place: column.title }),
                }}
              />
            </Foot>
          </Body>
        </Frame>
      )}
    </Draggable>
  )
}

const Frame = styled('section')({
  ...columnSize,
  marginInlineEnd: 12,
  scrollSnapAlign: 'start',
})

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // The board ends at the bottom of the window. In low windows it is higher, and the page scrolls.
  maxHeight: `max(400px, calc(var(--rest) - ${stripEnd}px))`,
  // Print has no scrolling.
  '@media print': { maxHeight: 'none' },
  // Covers what is behind it while dragged.
  backgroundColor: theme.palette.background.default,
  backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

const Foot = styled('div')({ padding: '8px 4px 4px' })

interface ColumnHeadProps {
  column: FullColumn
  titleId: string
  handle: DragHandle
  onMenu: (anchor: HTMLElement) => void
}

/** Header of a column: name, number of items, and drag handle. */
function ColumnHead({ column, titleId, handle, onMenu }: ColumnHeadProps) {
  const text = useText()
  const format = useFormat()
  const { title, items, count } = column
  return (
    <Head>
      {handle && (
        <Grip {...handle} aria-label={text('kanban.drag.column', { title })}>
          <GripIcon size={20} />
        </Grip>
      )}
      <Title id={titleId} lang={languageOf(title, 'en')} dir="auto">
        {title}
      </Title>
      <Count>
        <bdi>
          {items.length < count && `${format.number(items.length)}/`}
          {format.number(count)}
        </bdi>
      </Count>
      <MenuButton label={text('kanban.column.menu', { title })} onOpen={onMenu} />
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  padding: '4px 4px 4px 8px',
})

const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  // A long name must not shrink it.
  flexShrink: 0,
  width: 24,
  height: 32,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'grab',
  [touchMedia]: { width: touchTarget, height: touchTarget, marginInlineStart: -10 },
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 1,
  color: theme.palette.text.secondary,
}))
