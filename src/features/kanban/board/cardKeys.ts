import type { KeyboardEvent } from 'react'
import { dragId } from '../drag/handles'

const cards = `[data-rfd-drag-handle-draggable-id^="${dragId('item', '')}"]`

/**
 * Arrows go from card to card: up and down in a column, sideways to the nearest one of the next column that has
 * any. Those of a card that is lifted are the drag library's, which has taken them by then.
 */
export function stepToCard(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: board } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return
  if (!(target instanceof HTMLElement) || !target.matches(cards)) return
  const next = neighbour(key, target, [...board.children].map(cardsIn).filter(hasAny))
  if (next === null) return
  event.preventDefault()
  next.focus()
}

const cardsIn = (column: Element) => [...column.querySelectorAll<HTMLElement>(cards)]

const hasAny = ({ length }: readonly unknown[]) => length > 0

/** Where an arrow leads; null for any other key. At the end it leads nowhere further. */
function neighbour(key: string, card: HTMLElement, columns: HTMLElement[][]): HTMLElement | null {
  const own = columns.find((column) => column.includes(card)) ?? []
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return own[own.indexOf(card) + (key === 'ArrowDown' ? 1 : -1)] ?? card
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  // As they stand, whichever way the page runs.
  const inPlace = columns.toSorted((one, other) => placeOf(one).left - placeOf(other).left)
  const beside = inPlace[inPlace.indexOf(own) + (key === 'ArrowRight' ? 1 : -1)] ?? own
  const { top } = card.getBoundingClientRect()
  const awayOf = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top)
  return beside.toSorted((one, other) => awayOf(one) - awayOf(other))[0] ?? card
}

const placeOf = ([first]: readonly HTMLElement[]) => first?.getBoundingClientRect() ?? new DOMRect()
