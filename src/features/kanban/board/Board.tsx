import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { styled, useTheme } from '@mui/material/styles'
import { useCallback, useRef, useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { KanbanIcon } from '#ui/icons/KanbanIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import { dragSensors } from '../drag/dragSensors'
import { useKanban } from '../model/KanbanContext'
import { AddColumn } from './AddColumn'
import { BoardColumn } from './BoardColumn'
import { BoardMenus, type OpenMenu } from './BoardMenus'
import { useBoardDrag } from './useBoardDrag'

/**
 * The columns side by side. The drag library counts places from left to right, so the strip runs
 * that way in every language; in right-to-left pages the columns are placed in it in reverse.
 */
export function Board() {
  const text = useText()
  const isMirrored = useTheme().direction === 'rtl'
  const { columns } = useKanban()
  const drag = useBoardDrag({ boardName: text('kanban.board'), isMirrored })
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const hasScrolled = useRef(false)
  const onCardMenu = useCallback(
    ({ id }: Item, anchor: HTMLElement) => setMenu({ kind: 'item', id, anchor }),
    [],
  )

  /** Where the columns run from the right, the first one is at the far end. */
  function showFirst(strip: HTMLElement | null): void {
    if (strip === null || hasScrolled.current) return
    hasScrolled.current = true
    if (isMirrored) strip.scrollLeft = strip.scrollWidth
  }

  return (
    <DragDropContext
      {...drag}
      sensors={dragSensors}
      enableDefaultSensors={false}
      dragHandleUsageInstructions={text('kanban.drag.instructions')}
    >
      <AddColumn />
      {columns.length === 0 && (
        <EmptyState icon={<KanbanIcon size={32} />} message={text('kanban.noColumns')} />
      )}
      <Droppable droppableId="board" type="column" direction="horizontal">
        {(provided) => (
          <Strip
            {...provided.droppableProps}
            ref={(strip: HTMLDivElement | null) => {
              provided.innerRef(strip)
              showFirst(strip)
            }}
            dir="ltr"
          >
            {columns.map((column, index) => (
              <BoardColumn
                key={column.id}
                column={column}
                place={isMirrored ? columns.length - 1 - index : index}
                isAlone={columns.length === 1}
                isRenaming={renaming === column.id}
                onRenamed={() => setRenaming(null)}
                onMenu={(anchor) => setMenu({ kind: 'column', id: column.id, anchor })}
                onCardMenu={onCardMenu}
              />
            ))}
            <Rest style={{ order: columns.length }}>{provided.placeholder}</Rest>
          </Strip>
        )}
      </Droppable>
      <BoardMenus menu={menu} onClose={() => setMenu(null)} onRename={setRenaming} />
    </DragDropContext>
  )
}

const Strip = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  // The last column's margin.
  marginInlineEnd: -12,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  paddingBottom: 8,
  '@media (max-width: 599.95px)': { scrollSnapType: 'x mandatory' },
})

const Rest = styled('div')({ flex: 'none' })
