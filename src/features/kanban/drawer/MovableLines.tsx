import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Check } from '#contract/kanban/kanban'
import { elevations } from '#ui/appearance/elevation'
import { PlainList } from '#ui/form/CheckboxRow'
import { useText } from '#ui/intl/useText'
import type { DragHandle } from '../drag/DropList'
import { dragId, idOf, useDragAnnouncements } from '../drag/dragContext'
import { dragSensors } from '../drag/dragSensors'

interface MovableLinesProps {
  checklist: readonly Check[]
  /** The line being edited, which cannot be dragged. */
  writtenId: string | undefined
  onMove: (id: string, index: number) => void
  /** Renders a line; `handle` belongs on the drag handle. */
  children: (check: Check, handle: DragHandle) => ReactNode
}

/** Lines that can be dragged by mouse or touch; keyboard users move them with their menus. */
export function MovableLines({ checklist, writtenId, onMove, children }: MovableLinesProps) {
  const text = useText()
  const { announceDrop, ...announcements } = useDragAnnouncements({
    nameOf: (name) => checklist.find(({ id }) => id === idOf(name))?.text ?? '',
    placeOf: () => ({ name: text('kanban.checklist'), count: checklist.length }),
  })
  const end: typeof announceDrop = (result, provided) => {
    announceDrop(result, provided)
    const { draggableId, destination } = result
    if (isMoved(result) && destination) onMove(idOf(draggableId), destination.index)
  }
  return (
    <DragDropContext
      sensors={dragSensors}
      enableDefaultSensors={false}
      {...announcements}
      onDragEnd={end}
    >
      <Droppable droppableId="checklist">
        {({ innerRef, droppableProps, placeholder }) => (
          <PlainList ref={innerRef} {...droppableProps}>
            {checklist.map((check, index) => (
              <Draggable
                key={check.id}
                draggableId={dragId('check', check.id)}
                index={index}
                isDragDisabled={check.id === writtenId}
              >
                {(drag, { isDragging }) => (
                  <Lifted
                    ref={drag.innerRef}
                    {...drag.draggableProps}
                    data-entry={check.id}
                    data-lifted={isDragging}
                  >
                    {children(check, drag.dragHandleProps)}
                  </Lifted>
                )}
              </Draggable>
            ))}
            {placeholder}
          </PlainList>
        )}
      </Droppable>
    </DragDropContext>
  )
}

const isMoved = ({ reason, source, destination }: DropResult) =>
  reason === 'DROP' && destination !== null && destination.index !== source.index

const Lifted = styled('li')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  '&[data-lifted="true"]': {
    backgroundColor: theme.palette.background.paper,
    boxShadow: theme.shadows[elevations.overlay],
  },
}))
