import {
  DragDropContext,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { styled, useTheme } from '@mui/material/styles'
import { useCallback, useRef, useState } from 'react'
import type { Item } from '#contract/kanban/kanban'
import { phoneEdge } from '#ui/appearance/grounds'
import { toastRoom } from '#ui/appearance/sizes'
import { KanbanIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { useRestOfScreen } from '#ui/page/useRestOfScreen'
import { EmptyState } from '#ui/state/Note'
import { useColumnActions, useItemActions } from './actions/useBoardActions'
import { BoardColumn, stripEnd } from './board/BoardColumn'
import { BoardMenus, type OpenMenu } from './board/BoardMenus'
import { idOf, useDragAnnouncements } from './drag/dragContext'
import { dragSensors } from './drag/dragSensors'
import { KanbanPage } from './KanbanPage'
import { beforeAt, useKanban, useShown } from './model/kanban'
import { itemDraft, QuickAdd, useItemDraftHeirs, useRenaming } from './NameForms'

/** Page with the items in their columns. */
export function BoardPage() {
  const text = useText()
  return (
    <KanbanPage title={text('kanban.board')} add={<AddColumn />}>
      <Board />
    </KanbanPage>
  )
}

/**
 * The columns side by side. The drag library counts positions from left to right, so the strip is LTR in
 * every language. In RTL pages the columns are placed in it in reverse order.
 */
function Board() {
  const text = useText()
  const isMirrored = useTheme().direction === 'rtl'
  const { columns } = useShown()
  const drag = useBoardDrag({ boardName: text('kanban.board'), isMirrored })
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const { renaming, rename } = useRenaming(
    columns.map(({ id, title }) => ({ id, name: title })),
    newColumn,
  )
  useItemDraftHeirs('column', columns, columns[0] ? itemDraft('column', columns[0].id) : newColumn)
  const hasScrolled = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const { rest } = useRestOfScreen(place)
  const onCardMenu = useCallback(
    ({ id }: Item, anchor: HTMLElement) => setMenu({ kind: 'item', id, anchor }),
    [],
  )

  /** In RTL pages the first column is at the far end of the strip. */
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
              place.current = strip
              showFirst(strip)
            }}
            dir="ltr"
            style={{ '--rest': rest }}
          >
            {columns.map((column, index) => (
              <BoardColumn
                key={column.id}
                column={column}
                place={isMirrored ? columns.length - 1 - index : index}
                isAlone={columns.length === 1}
                renaming={renaming?.id === column.id ? renaming : null}
                onMenu={(anchor) => setMenu({ kind: 'column', id: column.id, anchor })}
                onCardMenu={onCardMenu}
              />
            ))}
            <Rest style={{ order: columns.length }}>{provided.placeholder}</Rest>
          </Strip>
        )}
      </Droppable>
      <BoardMenus menu={menu} onClose={() => setMenu(null)} onRename={rename} />
    </DragDropContext>
  )
}

const Strip = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  // Margin of the last column.
  marginInlineEnd: -12,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  paddingBottom: stripEnd,
  // From edge to edge of a phone. A column snaps at the content's edge.
  '@media (max-width: 599.95px)': {
    marginInline: -phoneEdge,
    paddingInline: phoneEdge,
    scrollPaddingInline: phoneEdge,
    scrollSnapType: 'x mandatory',
  },
  // In this width a toast spans the window and would cover the bottom of full-height columns. Without a toast
  // the page does not scroll, so it stays in place under a dragged item.
  '@media screen and (max-width: 1199.95px)': {
    'body:has(.MuiSnackbar-root) &': { marginBottom: toastRoom },
  },
  // Print has no scrolling: columns that do not fit wrap to the next line.
  '@media print': { flexWrap: 'wrap', overflow: 'visible' },
})

const Rest = styled('div')({ flex: 'none' })

/** Draft key for the name of a new column. */
const newColumn = 'kanban-column'

/** Form to add a column at the end of the board. */
function AddColumn() {
  const text = useText()
  const { add } = useColumnActions()
  return (
    <QuickAdd
      draft={newColumn}
      label={text('kanban.column.add')}
      fieldLabel={text('kanban.column.name')}
      onAdd={add}
    />
  )
}

interface BoardDrag {
  /** Name of the board itself. */
  boardName: string
  /** Whether the columns run from right to left. */
  isMirrored: boolean
}

/** Handlers for dragging on the board, including the announcements. */
function useBoardDrag({ boardName, isMirrored }: BoardDrag) {
  const { items } = useKanban()
  const { columns } = useShown()
  const columnActions = useColumnActions()
  const itemActions = useItemActions()
  const columnCalled = (name: string) => columns.find(({ id }) => id === idOf(name))

  const { announceDrop, ...announcements } = useDragAnnouncements({
    nameOf: (name) =>
      (name.startsWith('column:') ? columnCalled(name)?.title : items.get(idOf(name))?.title) ?? '',
    placeOf: (name) => {
      const column = columnCalled(name)
      return column
        ? { name: column.title, count: column.items.length }
        : { name: boardName, count: columns.length, reversed: isMirrored }
    },
  })

  function dropColumn(id: string, place: number): void {
    const index = isMirrored ? columns.length - 1 - place : place
    if (columns[index]?.id === id) return
    void columnActions.move(id, beforeAt(columns, id, index))
  }

  function dropItem(id: string, place: string, index: number): void {
    const item = items.get(id)
    const column = columnCalled(place)
    if (!item || !column || column.items[index] === item) return
    void itemActions.move(item, column.id, beforeAt(column.items, id, index))
  }

  return {
    ...announcements,
    onDragEnd: (result: DropResult, provided: ResponderProvided) => {
      announceDrop(result, provided)
      const { draggableId, destination, type } = result
      if (!destination) return
      if (type === 'column') dropColumn(idOf(draggableId), destination.index)
      else dropItem(idOf(draggableId), destination.droppableId, destination.index)
    },
  }
}
