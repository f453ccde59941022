import type { Item } from '#contract/kanban/kanban'
import { dragId } from './ids'

/**
 * Gives a focus that went down with what it was on to the first of these that is drawn, by the names of
 * `ids.ts`, once the page shows what was done. Where it is still somewhere it stays.
 */
export function passFocus(...names: readonly (string | undefined)[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const handles = [
      ...document.querySelectorAll<HTMLElement>('[data-rfd-drag-handle-draggable-id]'),
    ]
    for (const name of names) {
      const handle = handles.find(({ dataset }) => dataset['rfdDragHandleDraggableId'] === name)
      if (handle) return handle.focus()
    }
  })
}

/** The names of what stands beside an item in its list, the next one first. */
export function besides(items: readonly Item[], item: Item): string[] {
  const at = items.indexOf(item)
  return [items[at + 1], items[at - 1]].flatMap((one) => (one ? dragId('item', one.id) : []))
}
