import {
  type DragStart,
  type DragUpdate,
  type DropResult,
  type FluidDragActions,
  type ResponderProvided,
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { pageHeadingId } from '#ui/page/Page'
import { openToast } from '#ui/toast/toastSlice'
import { dragIntoAreas } from './dropAreas'
import { scrollingDrag } from './scrollingDrag'

/** The board's strip of columns, by the mark that the library gives it. */
const stripMark = '[data-rfd-droppable-id="board"]'

/** Any list, by the same mark. */
const listMark = '[data-rfd-droppable-id]'

/** What has one list alone, and stays in it. */
const kindsOfOneList = ['story', 'check'] as const

/** What begins a drag: the library's own, but a card at the board's edge has the board move, and a finger keeps it. */
export const dragSensors: Sensor[] = [
  (api) => useMouseSensor(useLifting(api)),
  (api) => useTouchSensor(useLifting(api)),
  useKeyboardSensor,
]

function useLifting(api: SensorAPI): SensorAPI {
  return useMemo(
    () => ({
      ...api,
      tryGetLock: (id, forceStop, options) => {
        const lock = api.tryGetLock(id, forceStop, options)
        if (lock === null) return lock
        if (options?.sourceEvent) forwardTouches(options.sourceEvent)
        const lift = (point: Parameters<typeof lock.fluidLift>[0]) => {
          const drag = lock.fluidLift(point)
          return options?.sourceEvent?.type === 'touchstart' ? cancelledByFinger(drag) : drag
        }
        const card = document.querySelector(`[data-rfd-draggable-id="${CSS.escape(id)}"]`)
        const isOfOneList = kindsOfOneList.some((kind) => id.startsWith(dragId(kind, '')))
        const list = isOfOneList ? card?.closest(listMark) : null
        if (list && card) {
          return { ...lock, fluidLift: (point) => dragWithin(list, lift(point), card, point.y) }
        }
        const strip = document.querySelector<HTMLElement>(stripMark)
        if (card === null || !id.startsWith(dragId('item', ''))) return { ...lock, fluidLift: lift }
        const liftCard = (point: Parameters<typeof lift>[0]) =>
          dragIntoAreas(lift(point), card, point)
        // The library moves the strip itself for a column, which lies in no list.
        if (strip === null) return { ...lock, fluidLift: liftCard }
        return {
          ...lock,
          fluidLift: (point) => scrollingDrag(strip, liftCard(point), centreOf(card) - point.x),
        }
      },
    }),
    [api],
  )
}

/** A second finger puts what is in hand back, as Escape does; the drag library drops it once any finger is lifted. */
function cancelledByFinger(drag: FluidDragActions): FluidDragActions {
  const cancel: FluidDragActions['cancel'] = (options) => {
    if (drag.isActive()) drag.cancel(options)
  }
  document.addEventListener('touchstart', () => cancel(), { capture: true, once: true })
  return {
    ...drag,
    cancel,
    // The library ends a drag when the finger leaves, and fails where it has ended.
    drop: (options) => {
      if (drag.isActive()) drag.drop(options)
    },
  }
}

const touches = ['touchmove', 'touchend', 'touchcancel'] as const

/**
 * A finger's events go to where it came down, for as long as it is down. A card that is lifted leaves
 * its list, a copy hangs on the finger instead: what is no longer in the page is heard by nobody there,
 * the drag library least of all. So it is passed on.
 */
function forwardTouches(start: Event): void {
  const { target } = start
  if (start.type !== 'touchstart' || !(target instanceof Node)) return
  const over = new AbortController()

  function forward(event: Event): void {
    if (!(event instanceof TouchEvent)) return
    if (event.type !== 'touchmove' && event.touches.length === 0) over.abort()
    if (target instanceof Node && target.isConnected) return
    const passed = new TouchEvent(event.type, {
      bubbles: true,
      cancelable: true,
      touches: [...event.touches],
      changedTouches: [...event.changedTouches],
    })
    if (!document.body.dispatchEvent(passed) && event.cancelable) event.preventDefault()
  }

  for (const type of touches) {
    target.addEventListener(type, forward, { passive: false, signal: over.signal })
  }
}

/**
 * Holds a story, or a line of a checklist, in its list, however far above or below it the pointer is: the drag library drops it
 * nowhere once its middle has left, and a finger that means the first place easily goes over the top. Looked at with
 * each frame: under a finger that rests at the window's edge the page moves on.
 */
function dragWithin(
  list: Element,
  drag: FluidDragActions,
  held: Element,
  liftedAt: number,
): FluidDragActions {
  const { top, height } = held.getBoundingClientRect()
  const toMiddle = top + height / 2 - liftedAt
  let at: Parameters<FluidDragActions['move']>[0] | null = null
  let heldAt = 0

  function hold(): void {
    if (at === null) return
    const bounds = list.getBoundingClientRect()
    const middle = Math.max(bounds.top + 1, Math.min(bounds.bottom - 1, at.y + toMiddle))
    if (middle === heldAt) return
    heldAt = middle
    drag.move({ x: at.x, y: middle - toMiddle })
  }

  function step(): void {
    if (!drag.isActive()) return
    hold()
    requestAnimationFrame(step)
  }

  requestAnimationFrame(step)
  return {
    ...drag,
    move: (point) => {
      at = point
      hold()
    },
  }
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

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

interface Spot {
  droppableId: string
  index: number
}

/** What a screen reader says while something is dragged, in the language of the page. */
export function useDragAnnouncements({ nameOf, placeOf }: DragNames) {
  const text = useText()
  const dispatch = useDispatch()

  /** `isGuest`: comes from elsewhere and makes one more. */
  function spotValues({ droppableId, index }: Spot, isGuest: boolean) {
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
  focusReturning(marked(handleName, ...ids.map((id) => dragId(kind, id))), column)
}

const handleName = 'data-rfd-drag-handle-draggable-id'

const handles = () => [...document.querySelectorAll<HTMLElement>(`[${handleName}]`)]

const nameOf = ({ dataset }: HTMLElement) => dataset['rfdDragHandleDraggableId'] ?? ''
