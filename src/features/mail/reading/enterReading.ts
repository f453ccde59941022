import type { MouseEvent } from 'react'

/**
 * Moves the focus to the mail opened beside the list; otherwise Tab would have to pass all following rows
 * first.
 */
export function enterReading(press: MouseEvent): void {
  const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = press
  // These open it in another tab or window.
  if (metaKey || ctrlKey || shiftKey || altKey) return
  const isThere = currentTarget.hasAttribute('aria-current')
  const place = isThere ? '[data-pane="reading"] h2' : '[data-pane="reading"]'
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

/** Use as the `ref` of the subject: moves the focus from the pane to the subject once the mail has loaded. */
export function takeFromPane(subject: HTMLElement | null): void {
  const pane = subject?.closest('[data-pane="reading"]')
  if (subject && pane === document.activeElement) subject.focus()
}
