import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposing } from '#lib/keys/isComposing'

interface Disclosure {
  isOpen: boolean
  toggle: () => void
}

/**
 * State of something that expands inside `area`. It collapses when the page changes, when a press or the
 * focus goes elsewhere, and with Escape, which moves the focus back to `button`.
 */
export function useDisclosure(
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): Disclosure {
  const { pathname } = useLocation()
  /** The page on which it was opened; null while it is collapsed. */
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === pathname

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setOpenedOn(null)
    function leave({ target }: Event): void {
      if (target instanceof Node && !area.current?.contains(target)) close()
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || isComposing(event)) return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen, area, button])

  return { isOpen, toggle: () => setOpenedOn(isOpen ? null : pathname) }
}
