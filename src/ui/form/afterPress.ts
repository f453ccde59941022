let isPressed = false

// Pages are also rendered by the build, which has no document. A touch fires mouse events too. A drag ends
// without `mouseup`.
if (typeof document !== 'undefined') {
  for (const type of ['mousedown', 'mouseup', 'dragend']) {
    document.addEventListener(type, () => (isPressed = type === 'mousedown'), { capture: true })
  }
}

/**
 * Runs `act` at once, or after the current press has ended. A message shown on blur moves the content below the
 * field, so the press that left the field would miss its target.
 */
export function afterPress(act: () => void): void {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true })
  else act()
}
