import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSingleKey, pressedKey, useKeysWanted } from '#ui/table/SearchBox'

/** Shortcuts for the focused row; `key` is the last segment of its link's address. */
export type QueueKeys = Readonly<Record<string, (key: string) => void>>

/** A row's link. Keys apply to the row that has the focus. */
const linkSelector = 'tbody th a[href], li a[href]'

/** Overlays on the list handle keys themselves. */
const openedSelector = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * J and K (or the arrows) move between rows, X selects, Enter opens the link; `keys` are the list's own.
 * No key decides anything directly: it opens the sheet with the confirmation.
 */
export function useQueueKeys(area: RefObject<HTMLElement | null>, keys: QueueKeys = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A menu or a tab list may have handled the arrow key.
    if (!isSingleKey(event)) return
    const links = [...(area.current?.querySelectorAll<HTMLAnchorElement>(linkSelector) ?? [])]
    if (links.length === 0 || document.querySelector(openedSelector)) return
    const place = links.findIndex((link) => rowOf(link)?.contains(document.activeElement))
    const key = pressedKey(event).toLowerCase()
    const step = steps[key]
    if (step !== undefined) {
      const next = place < 0 ? 0 : Math.min(links.length - 1, Math.max(0, place + step))
      links[next]?.focus()
      event.preventDefault()
      return
    }
    const link = links[place]
    if (!link) return
    if (key === 'x') {
      rowOf(link)?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    } else if (Object.hasOwn(keys, key)) {
      keys[key]?.(decodeURIComponent(new URL(link.href).pathname.split('/').at(-1) ?? ''))
      event.preventDefault()
    }
  })
  const [wanted] = useKeysWanted()
  useEffect(() => {
    if (!wanted) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [wanted])
}

const steps: Readonly<Record<string, number>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }

const rowOf = (link: HTMLAnchorElement) => link.closest('tr, li')
