const touches = ['touchmove', 'touchend', 'touchcancel'] as const

/**
 * A finger's events go to where it came down, for as long as it is down. A card that is lifted leaves
 * its list, a copy hangs on the finger instead: what is no longer in the page is heard by nobody there,
 * the drag library least of all. So it is passed on.
 */
export function forwardTouches(start: Event): void {
  const { target } = start
  if (start.type !== 'touchstart' || !(target instanceof Node)) return
  const over = new AbortController()

  function forward(event: Event): void {
    if (!(event instanceof TouchEvent)) return
    if (event.type !== 'touchmove' && event.touches.length === 0) over.abort()
    if (target instanceof Node && target.isConnected) return
    const passed = new TouchEvent(event.type, {
      bubbles: true,
      cancelable: true,
      touches: [...event.touches],
      changedTouches: [...event.changedTouches],
    })
    if (!document.body.dispatchEvent(passed) && event.cancelable) event.preventDefault()
  }

  for (const type of touches) {
    target.addEventListener(type, forward, { passive: false, signal: over.signal })
  }
}
