/**
 * Call before the list item that contains `element` is removed: moves the focus to its neighbour, or to the
 * element that contains the list. Focuses the item and not its button, because a held Enter must not remove
 * that item too.
 */
export function focusNeighbour(element: Element): void {
  const card = element.closest('li, article')
  // A card that fills its list item disappears with it.
  const item = card?.parentElement?.tagName === 'LI' ? card.parentElement : card
  const beside = [item?.nextElementSibling, item?.previousElementSibling].find(
    (one) => one?.tagName === item?.tagName,
  )
  const next = beside ?? item?.parentElement?.closest('li, article')
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus()
}
