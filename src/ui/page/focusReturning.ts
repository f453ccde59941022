/** How long what was taken back may take until it is drawn. Milliseconds. */
const patienceMs = 5_000

/**
 * For UNDO: what it brings back takes the focus once it is drawn; with the toast that would fall to the
 * page's heading. So it is with what a dialog has moved, once that is closed. Whoever does something else meanwhile
 * stays there.
 *
 * @param selector of what comes back, or of what is pressed in it; the first one counts
 * @param list of what it stands in: that has the focus until then, and keeps it where only what is in sight is drawn
 */
export function focusReturning(selector: string, list?: string): void {
  const there = document.querySelector<HTMLElement>(selector)
  const before = there && !isCovered(there) ? there : null
  const observer = new MutationObserver(look)
  const end = new AbortController()

  /** As often as it is drawn anew: lists show what is to come, then what came. */
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
  // What is only changed back may be drawn by what is there: nothing else would come.
  else if (before) give(before)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-hidden'],
  })
  // Before anybody else hears of it: what they draw would be looked at.
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

/** What lies below an open drawer or dialog stays there. */
function isCovered(entry: HTMLElement): boolean {
  return entry.closest('[aria-hidden="true"]') !== null
}

/** Elements by the ids in one of their attributes, by which lists mark what is in them. */
export function marked(attribute: string, ...ids: readonly string[]): string {
  return ids.map((id) => `[${attribute}="${CSS.escape(id)}"]`).join()
}
