import { type MouseEvent, type PointerEvent, useState } from 'react'
import { useHold } from '#ui/page/useHold'
import type { MenuPlace } from './MessageMenu'

/** What has a menu, or means something when it is held, of its own. */
const ownMenu = 'a, button'

/** Milliseconds in which a finger that goes up may still press what has come beneath it. */
const strayMs = 400

/**
 * Where the menu of a message is open. Besides its button, a finger held upon the message asks for it, or a mouse's
 * second button; not upon a link, nor where text is selected, which has the browser's own menu.
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

/** The menu has opened beneath the finger: that it goes up presses nothing in it, nor closes it. */
function swallowPress(): void {
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), strayMs)
}

function swallow(event: Event): void {
  event.stopPropagation()
}
