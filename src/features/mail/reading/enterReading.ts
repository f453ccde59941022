import type { MouseEvent } from 'react'

/** Beside the list the mail opened by its row takes the focus: between them stand the stops of all rows that follow. */
export function enterReading(press: MouseEvent): void {
  const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = press
  // These open it in another tab or window.
  if (metaKey || ctrlKey || shiftKey || altKey) return
  const isThere = currentTarget.hasAttribute('aria-current')
  const place = isThere ? '[data-pane="reading"] h2' : '[data-pane="reading"]'
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

/** As the `ref` of its subject: whoever has opened the mail waits in the pane until it is there. */
export function takeFromPane(subject: HTMLElement | null): void {
  const pane = subject?.closest('[data-pane="reading"]')
  if (subject && pane === document.activeElement) subject.focus()
}
