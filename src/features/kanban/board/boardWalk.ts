import { dragId, idOf } from '../drag/dragContext'

const handleMark = 'data-rfd-drag-handle-draggable-id'

const cards = `[${handleMark}^="${dragId('item', '')}"]`

const columns = '[data-rfd-droppable-id="board"] > section'

/** The card that has the focus, or in which something has it. */
export function focusedCard(): HTMLElement | null {
  const row = document.activeElement?.closest(`${columns} li`)
  return row?.querySelector<HTMLElement>(cards) ?? null
}

/** The id of its item. */
export function itemIdOf(card: HTMLElement): string {
  return idOf(card.getAttribute(handleMark) ?? '')
}

/** Where the focus is, else the first one of the board. */
export function focusedColumn(): Element | null {
  return document.activeElement?.closest(columns) ?? document.querySelector(columns)
}

/**
 * Where an arrow leads from a card: up and down in its column, sideways to the nearest one of the next column that
 * has any. At the end it leads nowhere further.
 */
export function neighbourOf(card: HTMLElement, key: string): HTMLElement {
  const all = [...document.querySelectorAll(columns)].map(cardsIn).filter(hasAny)
  const own = all.find((column) => column.includes(card)) ?? []
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return own[own.indexOf(card) + (key === 'ArrowDown' ? 1 : -1)] ?? card
  }
  // As they stand, whichever way the page runs.
  const inPlace = all.toSorted((one, other) => placeOf(one).left - placeOf(other).left)
  const beside = inPlace[inPlace.indexOf(own) + (key === 'ArrowRight' ? 1 : -1)] ?? own
  const { top } = card.getBoundingClientRect()
  const awayOf = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top)
  return beside.toSorted((one, other) => awayOf(one) - awayOf(other))[0] ?? card
}

/** The first card of the board, as it is read. */
export function firstCard(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${columns} ${cards}`)
}

const cardsIn = (column: Element) => [...column.querySelectorAll<HTMLElement>(cards)]

const hasAny = ({ length }: readonly unknown[]) => length > 0

const placeOf = ([first]: readonly HTMLElement[]) => first?.getBoundingClientRect() ?? new DOMRect()
