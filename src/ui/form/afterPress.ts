let isPressed = false

// Pages are painted at build too, where nothing is pressed. A finger's press comes as a mouse's, too; what is
// dragged is let go without one.
if (typeof document !== 'undefined') {
  for (const type of ['mousedown', 'mouseup', 'dragend']) {
    document.addEventListener(type, () => (isPressed = type === 'mousedown'), { capture: true })
  }
}

/**
 * Does it at once, or after the press that is under way: what a field says once it is left moves what stands below
 * it, and the press that left it would miss.
 */
export function afterPress(act: () => void): void {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true })
  else act()
}
