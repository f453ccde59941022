/** Milliseconds within which the restored element must be rendered. */
const patienceMs = 5_000

/**
 * Focuses an element that UNDO restores, once it is rendered; otherwise the focus would move with the closing
 * toast to the page's heading. The same applies to elements moved by a dialog, once it is closed. If the user
 * does something else in the meantime, the focus stays there.
 *
 * @param selector of the restored element, or of a button in it; the first match is used
 * @param list selector of the list around it. The list has the focus until then, and keeps it if only visible
 *   rows are rendered
 */
export function focusReturning(selector: string, list?: string): void {
  const there = document.querySelector<HTMLElement>(selector)
  const before = there && !isCovered(there) ? there : null
  const observer = new MutationObserver(look)
  const end = new AbortController()

  /** Repeats with every render, because lists first show the expected state and then the actual one. */
  function look(): void {
    const entry = document.querySelector<HTMLElement>(selector)
    if (entry && entry !== before && !entry.contains(document.activeElement)) give(entry)
  }

  function stop(): void {
    observer.disconnect()
    end.abort()
  }

  const place = list === undefined ? null : document.querySelector<HTMLElement>(list)
  if (place) give(place, true)
  // A restored element may already be rendered, and then no new one would appear.
  else if (before) give(before)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-hidden'],
  })
  // Runs before other listeners, so that their changes are not observed.
  for (const act of ['keydown', 'pointerdown']) {
    document.addEventListener(act, stop, { capture: true, signal: end.signal })
  }
  setTimeout(stop, patienceMs)
}

function give(entry: HTMLElement, preventScroll = false): void {
  if (isCovered(entry)) return
  if (!entry.matches('a, button, [tabindex]')) entry.tabIndex = -1
  entry.focus({ preventScroll })
}

/** Elements behind an open drawer or dialog do not get the focus. */
function isCovered(entry: HTMLElement): boolean {
  return entry.closest('[aria-hidden="true"]') !== null
}

/**
 * @returns a selector for elements by the ids in one of their attributes, with which lists mark their entries
 */
export function marked(attribute: string, ...ids: readonly string[]): string {
  return ids.map((id) => `[${attribute}="${CSS.escape(id)}"]`).join()
}
