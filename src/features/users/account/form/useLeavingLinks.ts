import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasUnsaved } from '#lib/unsaved'

/**
 * Calls `leave` before a link of this app, or closing the tab, discards input. Going back needs no
 * confirmation, because the input is still there on return.
 */
export function useLeavingLinks(
  held: RefObject<ReadonlySet<unknown>>,
  leave: (go: () => void) => void,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = held.current.size > 0 ? pathOf(event) : null
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => void navigate(path))
    }
    const close = (event: BeforeUnloadEvent) => {
      if (held.current.size > 0 && hasUnsaved()) event.preventDefault()
    }
    // Before the link's own handler.
    document.addEventListener('click', follow, { capture: true })
    window.addEventListener('beforeunload', close)
    return () => {
      document.removeEventListener('click', follow, { capture: true })
      window.removeEventListener('beforeunload', close)
    }
  }, [held, leave, navigate])
}

/** The path in this app to which a plain click on a link leads; null for anything else. */
function pathOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  const isHere = pathname === location.pathname && search === location.search && hash !== ''
  return origin === location.origin && !isHere ? pathname + search + hash : null
}
