import { useSyncExternalStore } from 'react'

/** What covers less of the screen is no keyboard but a bar of the browser. */
const leastKeyboard = 120

/** Pixels of the screen that a keyboard on it covers; 0 while it is folded away, or where the page shrinks by itself. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(watchKeyboard, keyboardHeight)
}

function keyboardHeight(): number {
  const view = window.visualViewport
  // A zoomed page has a small view too.
  if (!view || view.scale > 1.01) return 0
  const covered = Math.round(innerHeight - view.height)
  return covered >= leastKeyboard ? covered : 0
}

function watchKeyboard(onChange: () => void): () => void {
  const view = window.visualViewport
  view?.addEventListener('resize', onChange)
  return () => view?.removeEventListener('resize', onChange)
}
