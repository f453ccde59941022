import type {
  DraggableLocation,
  DragStart,
  DragUpdate,
  DropResult,
  ResponderProvided,
} from '@hello-pangea/dnd'
import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { pageHeadingId } from '#ui/page/Page'
import { openToast } from '#ui/toast/toastSlice'

interface DragPlace {
  name: string
  /** Number of draggables in it. */
  count: number
  /** Whether its positions count from the far end: columns in RTL pages. */
  reversed?: boolean
}

/** Names for announcements; ids are built with `dragId`. */
interface DragNames {
  nameOf: (draggableId: string) => string
  placeOf: (droppableId: string) => DragPlace
}

/** Screen reader announcements while dragging, in the language of the page. */
export function useDragAnnouncements({ nameOf, placeOf }: DragNames) {
  const text = useText()
  const dispatch = useDispatch()

  /** `isGuest`: the draggable comes from another list and adds one to the count. */
  function spotValues({ droppableId, index }: DraggableLocation, isGuest: boolean) {
    const { name, count, reversed } = placeOf(droppableId)
    const all = isGuest ? count + 1 : count
    return { place: name, position: reversed ? all - index : index + 1, count: all }
  }

  function sentenceFor({ draggableId, source, destination }: DragUpdate, isDrop: boolean): string {
    const name = nameOf(draggableId)
    if (!destination) return text('kanban.drag.nowhere', { name })
    const isGuest = destination.droppableId !== source.droppableId
    const values = { name, ...spotValues(destination, isGuest) }
    return isDrop ? text('kanban.drag.dropped', values) : text('kanban.drag.over', values)
  }

  return {
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
      const values = { name: nameOf(draggableId), ...spotValues(source, false) }
      announce(text('kanban.drag.lifted', values))
    },
    onDragUpdate: (update: DragUpdate, { announce }: ResponderProvided) => {
      announce(sentenceFor(update, false))
    },
    announceDrop: (result: DropResult, { announce }: ResponderProvided) => {
      const { reason, source, destination } = result
      // Another window may have deleted it during the drag.
      if (nameOf(result.draggableId) === '') announce(text('kanban.failedGone'))
      else if (reason !== 'DROP' || destination === null) {
        announce(text('kanban.drag.cancelled', { name: nameOf(result.draggableId) }))
        // Dropped outside any list, not cancelled with Escape.
        if (reason === 'DROP') {
          const message = text('kanban.drag.refused', { name: nameOf(result.draggableId) })
          dispatch(
            openToast({
              variant: 'alert',
              message,
              alert: { color: 'warning', variant: 'filled' },
            }),
          )
        }
      } else {
        // The toast with UNDO announces a move to another column or story.
        const isInToast = destination.droppableId !== source.droppableId
        announce(isInToast ? '' : sentenceFor(result, true))
      }
    },
  }
}

/**
 * Builds the ids of draggables and droppables with their kind, because an item and a column may have the same
 * id.
 */
type DragKind = 'check' | 'column' | 'item' | 'story'

export const dragId = (kind: DragKind, id: string) => `${kind}:${id}`

/** The id in a drag id; empty for the list of items without a story. */
export const idOf = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Once the page has updated, moves a lost focus to the first rendered element with one of these `dragId`
 * names, else to the page's heading. Leaves the focus alone if it is not lost.
 */
export function passFocus(...names: readonly (string | undefined)[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const all = handles()
    const next = names.map((name) => all.find((handle) => nameOf(handle) === name)).find(Boolean)
    const target = next ?? document.getElementById(pageHeadingId)
    target?.focus()
  })
}

/** Time limit in ms for a deleted element to disappear, because its list is refetched. */
const patienceMs = 5_000

/**
 * Call before deleting something.
 * @returns a function to call after deleting. As soon as the element disappears, it moves a lost focus to a
 * former neighbour, preferably the next element of its kind. The neighbour before the first item of a list is
 * the list's header.
 */
export function focusPasser(kind: DragKind, id: string): () => void {
  const isInReach = (name: string) => kind === 'item' || name.startsWith(`${kind}:`)
  const own = dragId(kind, id)
  const names = handles().map(nameOf).filter(isInReach)
  const at = names.indexOf(own)
  const next = names[at + 1]
  const beside = [next?.startsWith(`${kind}:`) ? next : undefined, names[at - 1]]
  return () => {
    const observer = new MutationObserver(look)
    function look(): void {
      if (document.activeElement !== document.body || handles().map(nameOf).includes(own)) return
      observer.disconnect()
      passFocus(...beside)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), patienceMs)
    look()
  }
}

/**
 * For UNDO: focuses the restored element once it is rendered, or its column if the element is scrolled out of
 * sight.
 */
export function focusBack(kind: DragKind, ids: readonly string[], columnId?: string): void {
  const column = columnId && marked('data-rfd-draggable-id', dragId('column', columnId))
  focusReturning(marked(handleMark, ...ids.map((id) => dragId(kind, id))), column)
}

/** Attribute that the library sets on drag handles of items, stories and columns. */
export const handleMark = 'data-rfd-drag-handle-draggable-id'

const handles = () => [...document.querySelectorAll<HTMLElement>(`[${handleMark}]`)]

const nameOf = ({ dataset }: HTMLElement) => dataset['rfdDragHandleDraggableId'] ?? ''
