import { focusReturning, marked } from '#ui/page/focusReturning'
import { pageHeadingId } from '#ui/page/Page'

/** What is dragged and where it is dropped, by name: an item and a column may have the same id. */
type DragKind = 'column' | 'item' | 'story'

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
