import { Draggable, type DraggableProvidedDragHandleProps, Droppable } from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Item } from '#contract/kanban/kanban'
import { elevations } from '#ui/appearance/elevation'
import { usePrinting } from '#ui/print/usePrinting'
import { dragId } from './dragContext'

export type DragHandle = DraggableProvidedDragHandleProps | null

interface DropListProps {
  /** Built with `dragId`. */
  droppableId: string
  label: string
  items: readonly Item[]
  /** Height in pixels without the gap. Must be a stable function. */
  heightOf: (item: Item) => number
  /** Gap between two items in pixels. */
  gap: number
  /** Renders an item; `handle` belongs on the drag handle. Must be a stable function. */
  face: (item: Item, handle: DragHandle) => ReactNode
  /** Shown in an empty list. */
  hint: string
  /** The scroll container. */
  box: RefObject<HTMLDivElement | null>
}

/** List of items of any length with drag and drop; renders only visible items. */
export function DropList(props: DropListProps) {
  const { droppableId, label, items, heightOf, gap, face, hint, box } = props
  const tops = useMemo(() => topsOf(items, heightOf, gap), [items, heightOf, gap])
  const { measure, ...onScreen } = useRowRange(box, tops)
  const { first, end } = usePrinting() ? { first: 0, end: items.length } : onScreen
  const height = tops.at(-1) ?? 0

  return (
    <Droppable
      droppableId={droppableId}
      type="item"
      mode="virtual"
      renderClone={({ innerRef, draggableProps, dragHandleProps }, _, { source }) => {
        const item = items[source.index]
        return (
          <Lifted ref={innerRef} {...draggableProps}>
            {item && face(item, dragHandleProps)}
          </Lifted>
        )
      }}
    >
      {(provided, { isUsingPlaceholder, draggingFromThisWith, isDraggingOver }) => (
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
            style={{
              height:
                height + (isUsingPlaceholder && !draggingFromThisWith ? placeholderHeight : 0),
            }}
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

/**
 * Space for an item from another list. An item dragged out of this list needs none. The list would grow, and
 * the lists below would move away from where the drag library has measured them.
 */
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
  transition: theme.transitions.create('background-color'),
  '&[data-over="true"]': { backgroundColor: theme.palette.action.hover },
  '@media print': { overflow: 'visible' },
}))

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minHeight: '100%',
  // Page breaks between rows make the list longer.
  '@media print': { height: 'auto !important' },
})

/** The copy of the dragged item. The drag library appends it to the page. */
const Lifted = styled('div')(({ theme }) => ({
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[elevations.overlay],
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
  /** All three in pixels. */
  top: number
  height: number
  gap: number
  face: (item: Item, handle: DragHandle) => ReactNode
}

/** A list item, memoised so that scrolling does not rerender it. */
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

/** Containment: a row does not affect the layout outside it. */
const Row = styled('li')({
  position: 'absolute',
  insetInline: 0,
  contain: 'layout style',
  // Page breaks would cut absolutely positioned rows.
  '@media print': { position: 'static' },
})

/** Rows from `first` up to but excluding `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

interface WantedRange extends RowRange {
  /** The first visible row; earlier rows are rendered for scrolling back. */
  readonly seen: number
}

/** Pixels rendered above and below the visible part, so that scrolling shows no gaps. */
const spare = 400

/** Rows to render at once: as many as a throttled phone lays out and paints within 50 ms. */
const mostAtOnce = 2

/**
 * @returns the rows visible in `height` pixels from `top`, plus some around them
 * @param tops start of each row in pixels, plus the end of the last row as an extra entry
 */
export function wantedRange(tops: readonly number[], top: number, height: number): WantedRange {
  const count = tops.length - 1
  return {
    seen: rowAt(tops, top),
    first: Math.min(rowAt(tops, top - spare), count),
    end: Math.min(rowAt(tops, top + height + spare) + 1, count),
  }
}

/**
 * @returns the next range to render between `drawn` and the wanted range; `drawn` itself once it is reached
 */
export function towards(drawn: RowRange, { seen, first, end }: WantedRange): RowRange {
  const kept = { first: Math.max(drawn.first, first), end: Math.min(drawn.end, end) }
  const from = kept.first < kept.end ? kept : { first: seen, end: seen }
  const below = Math.min(end, from.end + mostAtOnce)
  const above = Math.max(first, from.first - (mostAtOnce - (below - from.end)))
  return above === drawn.first && below === drawn.end ? drawn : { first: above, end: below }
}

/** @returns the row at `y` pixels; outside the list, the first or last row */
function rowAt(tops: readonly number[], y: number): number {
  let low = 0
  let high = Math.max(0, tops.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Assumed height of the list before it is measured. */
const leastHeight = 600

/** Pixels of scrolling before the wanted rows are updated. */
const step = 100

/**
 * Determines the visible rows of a list in its scroll container, and renders new rows a few at a time,
 * painting in between, because a fling brings dozens. `ui/list` renders all at once, which is too slow here:
 * a card is far more expensive than a row.
 * @param tops start of each row in pixels, plus the end of the last row as an extra entry
 */
function useRowRange(box: RefObject<HTMLElement | null>, tops: readonly number[]) {
  const [drawn, setDrawn] = useState<RowRange>(() => wantedRange(tops, 0, leastHeight))
  const painted = useRef(drawn)

  const measure = useCallback(() => {
    const element = box.current
    if (element === null) return
    const top = Math.floor(element.scrollTop / step) * step
    const height = Math.max(leastHeight, Math.ceil(element.clientHeight / step) * step) + step
    const next = towards(painted.current, wantedRange(tops, top, height))
    startTransition(() => setDrawn(next))
  }, [box, tops])

  useEffect(() => {
    painted.current = drawn
    // Wait for the next frame: an effect may run before these rows are painted, and one frame would render
    // twice as many.
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  }, [drawn, measure])

  useEffect(() => {
    if (box.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, measure])

  const count = tops.length - 1
  return {
    /** First rendered row. */
    first: Math.min(drawn.first, count),
    /** End of the rendered rows, exclusive. */
    end: Math.min(drawn.end, count),
    /** Call when the container scrolls. */
    measure,
  }
}
