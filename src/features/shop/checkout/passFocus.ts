/**
 * Moves the focus of a removed list entry to its neighbour, else calls `giveElsewhere`. Focuses the entry and
 * not its button, because pressing Enter twice would also remove the next entry, or leave the empty list.
 */
export function passFocus(
  entry: Element | null,
  beside: Element | null | undefined,
  giveElsewhere: () => void,
): void {
  const { activeElement } = document
  if (activeElement !== document.body && !entry?.contains(activeElement)) return
  if (!(beside instanceof HTMLElement && beside.isConnected)) return giveElsewhere()
  beside.tabIndex = -1
  beside.focus()
}
