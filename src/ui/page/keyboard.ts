import { useSyncExternalStore } from 'react'

/** What covers less of the screen is no keyboard but a bar of the browser. */
const leastKeyboard = 120

/** As it was measured last: asking the browser lays out the page, which no key that is typed should wait for. */
let height = 0

/** Pixels of the screen that a keyboard on it covers; 0 while it is folded away, or where the page shrinks by itself. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    watchKeyboard,
    () => height,
    () => 0,
  )
}

function measure(): void {
  const view = window.visualViewport
  // A zoomed page has a small view too.
  const covered = !view || view.scale > 1.01 ? 0 : Math.round(innerHeight - view.height)
  height = covered >= leastKeyboard ? covered : 0
}

function watchKeyboard(onChange: () => void): () => void {
  measure()
  const view = window.visualViewport
  const change = () => {
    measure()
    onChange()
  }
  view?.addEventListener('resize', change)
  return () => view?.removeEventListener('resize', change)
}
