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
import { usePrinting } from '#ui/print/usePrinting'
import { dragId } from './dragContext'

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
 * Room for what comes from another list. What is only taken out of this one needs none: the list would grow,
 * and those below it would not lie any more where the drag library has measured them.
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
  transition: 'background-color 0.15s',
  '&[data-over="true"]': { backgroundColor: theme.palette.action.hover },
  '@media print': { overflow: 'visible' },
}))

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minHeight: '100%',
  // Sheets that end between two rows make it longer.
  '@media print': { height: 'auto !important' },
})

/** The copy of the item in hand. The drag library draws it at the end of the page. */
const Lifted = styled('div')(({ theme }) => ({
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
const Row = styled('li')({
  position: 'absolute',
  insetInline: 0,
  contain: 'layout style',
  // What is placed is cut where a sheet ends.
  '@media print': { position: 'static' },
})

/** Rows of a list, from `first` up to but without `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

interface WantedRange extends RowRange {
  /** The first row in sight: those before it are drawn for the way back. */
  readonly seen: number
}

/** Pixels drawn above and below what is seen, so that scrolling shows no gap. */
const spare = 400

/** Rows that are drawn in one go: as many as a slowed phone lays out and paints within 50 ms. */
const mostAtOnce = 2

/**
 * The rows that show within `height` pixels from `top` on, and some around them. `tops` has one
 * number more than there are rows: where each begins, in pixels, and where the last one ends.
 */
export function wantedRange(tops: readonly number[], top: number, height: number): WantedRange {
  const count = tops.length - 1
  return {
    seen: rowAt(tops, top),
    first: Math.min(rowAt(tops, top - spare), count),
    end: Math.min(rowAt(tops, top + height + spare) + 1, count),
  }
}

/** The next range to draw on the way from one to another; `drawn` itself at its end. */
export function towards(drawn: RowRange, { seen, first, end }: WantedRange): RowRange {
  const kept = { first: Math.max(drawn.first, first), end: Math.min(drawn.end, end) }
  const from = kept.first < kept.end ? kept : { first: seen, end: seen }
  const below = Math.min(end, from.end + mostAtOnce)
  const above = Math.max(first, from.first - (mostAtOnce - (below - from.end)))
  return above === drawn.first && below === drawn.end ? drawn : { first: above, end: below }
}

/** The row at `y` pixels; the first or last one for what lies outside. */
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

/** Taken for the height of the list before it has one. */
const leastHeight = 600

/** Pixels that are scrolled before other rows are wanted. */
const step = 100

/**
 * Which rows of a list show in its own scrolling box. `tops` has one number more than there are rows:
 * where each begins, in pixels, and where the last one ends. Rows that come into sight are drawn a
 * few at a time, each time painted before the next: a fling brings dozens. That is why it is not
 * `ui/list`, which draws all of them at once: a card is far dearer than a row.
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
    // In the next frame: an effect may run before these are painted, and a frame would draw twice as many.
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
    /** The rows from here on… */
    first: Math.min(drawn.first, count),
    /** …up to but without this one are drawn. */
    end: Math.min(drawn.end, count),
    /** To be called when the box is scrolled. */
    measure,
  }
}
