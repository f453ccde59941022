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
  /** How many things are in it. */
  count: number
  /** Whether its places are counted from the far end: columns in right-to-left pages. */
  reversed?: boolean
}

/** How what is dragged, and where to, is called; by the names of `dragId`. */
interface DragNames {
  nameOf: (draggableId: string) => string
  placeOf: (droppableId: string) => DragPlace
}

/** What a screen reader says while something is dragged, in the language of the page. */
export function useDragAnnouncements({ nameOf, placeOf }: DragNames) {
  const text = useText()
  const dispatch = useDispatch()

  /** `isGuest`: comes from elsewhere and makes one more. */
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
      // Another window may have deleted it while it was in hand.
      if (nameOf(result.draggableId) === '') announce(text('kanban.failedGone'))
      else if (reason !== 'DROP' || destination === null) {
        announce(text('kanban.drag.cancelled', { name: nameOf(result.draggableId) }))
        // Let go over no list, and not put back by Escape.
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
        // Of a move to another column or story the toast with the way back tells.
        const isInToast = destination.droppableId !== source.droppableId
        announce(isInToast ? '' : sentenceFor(result, true))
      }
    },
  }
}

/** What is dragged and where it is dropped, by name: an item and a column may have the same id. */
type DragKind = 'check' | 'column' | 'item' | 'story'

export const dragId = (kind: DragKind, id: string) => `${kind}:${id}`

/** The id behind a name; empty for the place of what is nowhere. */
export const idOf = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Gives a focus that went down with what it was on to the first of these that is drawn, by their
 * names (`dragId`), else to the page's heading, once the page shows what was done. Where it is still
 * somewhere it stays.
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

/** How long it may take until what was deleted is drawn no more: its list is asked for again. */
const patienceMs = 5_000

/**
 * Before something is deleted: answers what then, as soon as it is drawn no more, passes a lost focus on
 * to what was drawn beside it, the next one of its kind first. In front of the first item of a list
 * stands the list's own head.
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

/** For UNDO: what it brings back takes the focus once it is drawn; its column, where that is scrolled elsewhere. */
export function focusBack(kind: DragKind, ids: readonly string[], columnId?: string): void {
  const column = columnId && marked('data-rfd-draggable-id', dragId('column', columnId))
  focusReturning(marked(handleMark, ...ids.map((id) => dragId(kind, id))), column)
}

/** Marks what an item, a story or a column is dragged by. The library sets it. */
export const handleMark = 'data-rfd-drag-handle-draggable-id'

const handles = () => [...document.querySelectorAll<HTMLElement>(`[${handleMark}]`)]

const nameOf = ({ dataset }: HTMLElement) => dataset['rfdDragHandleDraggableId'] ?? ''
