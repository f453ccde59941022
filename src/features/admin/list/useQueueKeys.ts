import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isSingleKey, pressedKey, useKeysWanted } from '#ui/table/SearchBox'

/** Shortcuts for the focused row; `key` is the last segment of its link's address. */
export type QueueKeys = Readonly<Record<string, (key: string) => void>>

/** A row's link. Keys apply to the row that has the focus. */
const linkSelector = 'tbody th a[href], li a[href]'

/** Overlays on the list handle keys themselves. */
const openedSelector = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * J and K (or the arrows) move between rows, X selects, Enter opens the link; `keys` are the list's own.
 * No key decides anything directly: it opens the sheet with the confirmation. If the row with the focus leaves
 * the list, the row in its place gets the focus.
 */
export function useQueueKeys(area: RefObject<HTMLElement | null>, keys: QueueKeys = {}): void {
  const last = useLastPlace(area)
  useKeyPress((event) => {
    // A menu or a tab list may have handled the arrow key.
    if (!isSingleKey(event)) return
    const links = linksIn(area.current)
    if (links.length === 0 || document.querySelector(openedSelector)) return
    const place = links.findIndex((link) => rowOf(link)?.contains(document.activeElement))
    const key = pressedKey(event).toLowerCase()
    const step = steps[key]
    if (step !== undefined) {
      const from = place < 0 ? last.current - step : place
      links[Math.min(links.length - 1, Math.max(0, from + step))]?.focus()
      event.preventDefault()
      return
    }
    const link = links[place]
    if (!link) return
    if (key === 'x') {
      rowOf(link)?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    } else if (Object.hasOwn(keys, key)) {
      keys[key]?.(rowIdOf(link))
      event.preventDefault()
    }
  })
}

/** Calls back for every key, unless single keys are switched off. */
export function useKeyPress(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press)
  const [wanted] = useKeysWanted()
  useEffect(() => {
    if (!wanted) return undefined
    const listen = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [wanted])
}

const steps: Readonly<Record<string, number>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }

/** Focuses the link of a row anywhere on the page. @returns whether there is one */
export function focusRow(id: string): boolean {
  const link = linksIn(document.querySelector('main')).find((one) => rowIdOf(one) === id)
  link?.focus()
  return link !== undefined
}

/** Place of the row that last had the focus, counted from 0. */
function useLastPlace(area: RefObject<HTMLElement | null>): RefObject<number> {
  const place = useRef(0)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const element = area.current
    const note = ({ target }: FocusEvent) => {
      const links = linksIn(element)
      const found = links.findIndex(
        (link) => target instanceof Node && rowOf(link)?.contains(target),
      )
      if (found < 0) return
      place.current = found
      focused.current = links[found] ?? null
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [area])
  // After each rendering: the browser moves the focus of a removed element to the page.
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const links = linksIn(area.current)
    links[Math.min(place.current, links.length - 1)]?.focus()
  })
  return place
}

function linksIn(element: Element | null): HTMLAnchorElement[] {
  return [...(element?.querySelectorAll<HTMLAnchorElement>(linkSelector) ?? [])]
}

const rowIdOf = (link: HTMLAnchorElement) =>
  decodeURIComponent(new URL(link.href).pathname.split('/').at(-1) ?? '')

const rowOf = (link: HTMLAnchorElement) => link.closest('tr, li')
