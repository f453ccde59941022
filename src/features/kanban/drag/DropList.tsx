import {
  Draggable,
  type DraggableProvided,
  type DraggableProvidedDragHandleProps,
  Droppable,
} from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import { memo, type ReactNode, type RefObject, useMemo } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { scrolledProperty } from './dragSensors'
import { dragId } from './handles'
import { useRowRange } from './useRowRange'

export type DragHandle = DraggableProvidedDragHandleProps | null

interface DropListProps {
  /** By the names of `dragId`. */
  droppableId: string
  label: string
  items: readonly Item[]
  /** Pixels, without the gap. The same function every time. */
  heightOf: (item: Item) => number
  /** Pixels between two items. */
  gap: number
  /** What is drawn for an item; `handle` goes onto what it is taken hold of. The same function every time. */
  face: (item: Item, handle: DragHandle) => ReactNode
  /** Stands in an empty list. */
  hint: string
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>
}

/** A list of items of any length to drag out of and drop into; only the items in sight are drawn. */
export function DropList(props: DropListProps) {
  const { droppableId, label, items, heightOf, gap, face, hint, box } = props
  const tops = useMemo(() => topsOf(items, heightOf, gap), [items, heightOf, gap])
  const { first, end, measure } = useRowRange(box, tops)
  const height = tops.at(-1) ?? 0

  return (
    <Droppable
      droppableId={droppableId}
      type="item"
      mode="virtual"
      renderClone={(provided, _, { source }) => {
        const item = items[source.index]
        return item ? <Lifted drag={provided}>{face(item, provided.dragHandleProps)}</Lifted> : null
      }}
    >
      {(provided, { isUsingPlaceholder, isDraggingOver }) => (
        <Box
          {...provided.droppableProps}
          ref={(element: HTMLDivElement | null) => {
            box.current = element
            provided.innerRef(element)
          }}
          onScroll={measure}
          data-over={isDraggingOver}
        >
          {items.length === 0 && !isUsingPlaceholder && <Hint>{hint}</Hint>}
          <List
            aria-label={label}
            style={{ height: height + (isUsingPlaceholder ? placeholderHeight : 0) }}
          >
            {items.slice(first, end).map((item, offset) => (
              <DropRow
                key={item.id}
                item={item}
                index={first + offset}
                count={items.length}
                top={tops[first + offset] ?? 0}
                height={heightOf(item)}
                gap={gap}
                face={face}
              />
            ))}
          </List>
        </Box>
      )}
    </Droppable>
  )
}

/** Room for what is about to be dropped. */
const placeholderHeight = 140

function topsOf(items: readonly Item[], heightOf: (item: Item) => number, gap: number): number[] {
  let top = 0
  const tops = items.map((item) => {
    const own = top
    top += heightOf(item) + gap
    return own
  })
  return [...tops, top]
}

/** What hangs on the pointer: drawn at the end of the page, above everything. */
function Lifted({ drag, children }: { drag: DraggableProvided; children: ReactNode }) {
  const { innerRef, draggableProps } = drag
  return (
    <Hanging ref={innerRef} {...draggableProps}>
      {children}
    </Hanging>
  )
}

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 96,
  padding: '0 8px',
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehaviorY: 'auto',
  borderRadius: theme.shape.borderRadius,
  transition: 'background-color 0.15s',
  '&[data-over="true"]': { backgroundColor: theme.palette.action.hover },
}))

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minHeight: '100%',
})

const Hanging = styled('div')(({ theme }) => ({
  // The board may have moved on beneath the pointer.
  translate: `calc(-1 * var(${scrolledProperty}, 0px)) 0`,
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[8],
  zIndex: theme.zIndex.modal,
}))

const Hint = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInline: 8,
  top: 0,
  margin: 0,
  padding: '24px 12px',
  border: `1px dashed ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  textAlign: 'center',
  color: theme.palette.text.secondary,
  ...theme.typography.caption,
}))

interface DropRowProps {
  item: Item
  index: number
  count: number
  /** Pixels, all three. */
  top: number
  height: number
  gap: number
  face: (item: Item, handle: DragHandle) => ReactNode
}

/** An item in a list that is scrolled: drawn once, not again with every row that comes into sight. */
const DropRow = memo(function DropRow(props: DropRowProps) {
  const { item, index, count, top, height, gap, face } = props
  return (
    <Draggable draggableId={dragId('item', item.id)} index={index}>
      {(drag) => (
        <Row
          ref={drag.innerRef}
          {...drag.draggableProps}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ ...drag.draggableProps.style, top, height, marginBottom: gap }}
        >
          {face(item, drag.dragHandleProps)}
        </Row>
      )}
    </Draggable>
  )
})

/** What is in a row changes nothing outside of it: the browser need not look. */
const Row = styled('li')({ position: 'absolute', insetInline: 0, contain: 'layout style' })
