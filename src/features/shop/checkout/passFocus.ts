/**
 * The button that had the focus goes with its entry of a list: the one beside it has it then, else `giveElsewhere`
 * gives it. Not what can be pressed, or Enter pressed twice would take the next entry too, or lead away from what is
 * empty now.
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
