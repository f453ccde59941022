import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import Skeleton from '@mui/material/Skeleton'
import { styled, useTheme } from '@mui/material/styles'
import { useCallback, useRef, useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { KanbanIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import { useColumnActions } from './actions/useColumnActions'
import { BoardColumn, columnWidth } from './board/BoardColumn'
import { BoardMenus, type OpenMenu } from './board/BoardMenus'
import { stepToCard } from './board/cardKeys'
import { useBoardDrag } from './board/useBoardDrag'
import { dragSensors } from './drag/dragSensors'
import { KanbanPage } from './KanbanPage'
import { useShown } from './model/shown'
import { QuickAdd } from './NameForms'

/** The items in their columns. */
export function BoardPage() {
  const text = useText()
  return (
    <KanbanPage title={text('kanban.board')} skeleton={<BoardSkeleton />} add={<AddColumn />}>
      <Board />
    </KanbanPage>
  )
}

/**
 * The columns side by side. The drag library counts places from left to right, so the strip runs
 * that way in every language; in right-to-left pages the columns are placed in it in reverse.
 */
function Board() {
  const text = useText()
  const isMirrored = useTheme().direction === 'rtl'
  const { columns } = useShown()
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
            onKeyDown={stepToCard}
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
  // Paper does not scroll: the columns that find no room stand below.
  '@media print': { flexWrap: 'wrap', overflow: 'visible' },
})

const Rest = styled('div')({ flex: 'none' })

/** Four columns still to come. */
function BoardSkeleton() {
  return (
    <SkeletonStrip>
      {[3, 3, 2, 2].map((cards, column) => (
        <Column key={column}>
          <Skeleton height={32} width="60%" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} variant="rounded" height={128} />
          ))}
        </Column>
      ))}
    </SkeletonStrip>
  )
}

const SkeletonStrip = styled('div')({ display: 'flex', gap: 12, marginTop: 48, overflow: 'hidden' })

const Column = styled('div')({
  flex: `1 0 ${columnWidth.least}px`,
  maxWidth: columnWidth.most,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '@media (max-width: 599.95px)': { flex: '0 0 84%' },
})

/** A new column at the end of the board. */
function AddColumn() {
  const text = useText()
  const { add } = useColumnActions()
  return (
    <QuickAdd
      draft="kanban-column"
      label={text('kanban.column.add')}
      fieldLabel={text('kanban.column.name')}
      onAdd={add}
    />
  )
}
