import { type MouseEvent, type PointerEvent, useState } from 'react'
import { useHold } from '#ui/page/useHold'
import type { MenuPlace } from './MessageMenu'

/** Elements with their own menu or long-press behaviour. */
const ownMenu = 'a, button'

/** Milliseconds in which lifting the finger could press what has appeared below it. */
const strayMs = 400

/**
 * Position of a message's open menu. It opens with its button, a long press, or a right click. Links and
 * selected text keep the browser's own menu.
 */
export function useMenuPlace() {
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const { onPointerDown, onContextMenu, ...holding } = useHold({
    onHeld: setPlace,
    onRelease: swallowPress,
  })
  const asking = {
    ...holding,
    onPointerDown: (event: PointerEvent) => {
      if (!hasOwnMenu(event)) onPointerDown(event)
    },
    onContextMenu: (event: MouseEvent) => {
      onContextMenu(event)
      if (event.defaultPrevented || hasOwnMenu(event) || isSelected()) return
      event.preventDefault()
      setPlace({ left: event.clientX, top: event.clientY })
    },
  }
  return { place, setPlace, asking }
}

function hasOwnMenu({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest(ownMenu) !== null
}

const isSelected = () => document.getSelection()?.isCollapsed === false

/**
 * The menu has opened below the finger: ignores the click of lifting it, which would press an item or close
 * the menu.
 */
function swallowPress(): void {
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), strayMs)
}

function swallow(event: Event): void {
  event.stopPropagation()
}
