/**
 * Before the item of a list that holds `element` goes: the focus moves to the one beside it, or to what the
 * list belongs to. Only to the item, not to its button: a held Enter must not take that one too.
 */
export function focusNeighbour(element: Element): void {
  const card = element.closest('li, article')
  // A card that is all of its list's item goes with it.
  const item = card?.parentElement?.tagName === 'LI' ? card.parentElement : card
  const beside = [item?.nextElementSibling, item?.previousElementSibling].find(
    (one) => one?.tagName === item?.tagName,
  )
  const next = beside ?? item?.parentElement?.closest('li, article')
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus()
}
