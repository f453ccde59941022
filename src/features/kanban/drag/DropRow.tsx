import { Draggable } from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import type { Item } from '#contract/kanban/kanban'
import type { DragHandle } from './DropList'
import { dragId } from './ids'

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
export const DropRow = memo(function DropRow(props: DropRowProps) {
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
