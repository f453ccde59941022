import { marked } from '#ui/page/focusReturning'
import { dragId, handleMark, idOf } from '../drag/dragContext'

const links = `[${handleMark}^="${dragId('item', '')}"]`

const columns = '[data-rfd-droppable-id="board"] > section'

/** The list of a story, and that of the items without one. */
const storyLists = `[data-rfd-droppable-id^="${dragId('story', '')}"]`

/** With its items, and with what adds to them. */
const places = `${columns}, [data-rfd-droppable-id="backlogs"] > li, main section:has(${storyLists})`

/** Whether columns stand side by side; stories stand one below the other. */
export const isOnBoard = () => document.querySelector(columns) !== null

/** The item that has the focus, or in which something has it. */
export function focusedItem(): HTMLElement | null {
  const row = document.activeElement?.closest(`${columns} li, ${storyLists} li`)
  return row?.querySelector<HTMLElement>(links) ?? null
}

/** Its id; empty for none. */
export function itemIdOf(link: HTMLElement | null): string {
  return idOf(link?.getAttribute(handleMark) ?? '')
}

/** The column or story where the focus is, else the first one. */
export function focusedPlace(): Element | null {
  return document.activeElement?.closest(places) ?? document.querySelector(places)
}

/**
 * Where an arrow leads from an item: up and down in its column, or through all stories that are open; sideways to the
 * nearest one of the next column that has any. At the end it leads nowhere further.
 */
export function neighbourOf(link: HTMLElement, key: string): HTMLElement {
  const all = [...document.querySelectorAll(`${columns}, ${storyLists}`)]
    .map(linksIn)
    .filter(hasAny)
  const own = isOnBoard() ? (all.find((column) => column.includes(link)) ?? []) : all.flat()
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return own[own.indexOf(link) + (key === 'ArrowDown' ? 1 : -1)] ?? link
  }
  if (!isOnBoard()) return link
  // As they stand, whichever way the page runs.
  const inPlace = all.toSorted((one, other) => placeOf(one).left - placeOf(other).left)
  const beside = inPlace[inPlace.indexOf(own) + (key === 'ArrowRight' ? 1 : -1)] ?? own
  const { top } = link.getBoundingClientRect()
  const awayOf = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top)
  return beside.toSorted((one, other) => awayOf(one) - awayOf(other))[0] ?? link
}

/**
 * The story, drawn with its items, below or above the one in whose list an item stands: its id, empty for those without
 * a story, null where there is none. What comes into its list is to be seen: that is scrolled to where it enters.
 */
export function storyBeside(itemId: string, step: 1 | -1): string | null {
  const lists = [...document.querySelectorAll<HTMLElement>(storyLists)]
  const mark = marked(handleMark, dragId('item', itemId))
  const at = lists.findIndex((list) => list.querySelector(mark))
  const next = at < 0 ? undefined : lists[at + step]
  if (!next) return null
  next.scrollTop = step === 1 ? 0 : next.scrollHeight
  return idOf(next.dataset['rfdDroppableId'] ?? '')
}

/** The first item of the page, as it is read. */
export function firstItem(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${links}`)
}

const linksIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(links)]

const hasAny = ({ length }: readonly unknown[]) => length > 0

const placeOf = ([first]: readonly HTMLElement[]) => first?.getBoundingClientRect() ?? new DOMRect()
