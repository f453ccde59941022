import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What single keys ask for, for the row that has the focus; `key` is the last part of its link's address. */
export type QueueKeys = Readonly<Record<string, (key: string) => void>>

/** A row's link. It has the focus while its row is the one that keys mean. */
const linkSelector = 'tbody th a[href], li a[href]'

/** What stands over the list has the keys. */
const openedSelector = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * J and K (or the arrows) go from row to row, X selects, Enter opens as links do; `keys` are the list's
 * own. Nothing is decided by a key alone: they open the sheet that asks.
 */
export function useQueueKeys(area: RefObject<HTMLElement | null>, keys: QueueKeys = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // A menu or a row of tabs has taken the arrow for itself.
    if (event.defaultPrevented) return
    const links = [...(area.current?.querySelectorAll<HTMLAnchorElement>(linkSelector) ?? [])]
    if (links.length === 0 || document.querySelector(openedSelector)) return
    const place = links.findIndex((link) => link === document.activeElement)
    const step = steps[event.key]
    if (step !== undefined) {
      const next = place < 0 ? 0 : Math.min(links.length - 1, Math.max(0, place + step))
      links[next]?.focus()
      event.preventDefault()
      return
    }
    const link = links[place]
    if (!link) return
    const letter = event.key.toLowerCase()
    if (letter === 'x') {
      link.closest('tr, li')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    } else if (Object.hasOwn(keys, letter)) {
      keys[letter]?.(decodeURIComponent(new URL(link.href).pathname.split('/').at(-1) ?? ''))
      event.preventDefault()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const steps: Readonly<Record<string, number>> = {
  j: 1,
  J: 1,
  ArrowDown: 1,
  k: -1,
  K: -1,
  ArrowUp: -1,
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
