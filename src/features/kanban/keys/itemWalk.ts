import { marked } from '#ui/page/focusReturning'
import { dragId, handleMark, idOf } from '../drag/dragContext'

const links = `[${handleMark}^="${dragId('item', '')}"]`

const columns = '[data-rfd-droppable-id="board"] > section'

/** Lists of the stories and of the items without one. */
const storyLists = `[data-rfd-droppable-id^="${dragId('story', '')}"]`

/** Columns and stories, including the controls to add items. */
const places = `${columns}, [data-rfd-droppable-id="backlogs"] > li, main section:has(${storyLists})`

/** Whether columns are shown side by side; stories are below each other. */
export const isOnBoard = () => document.querySelector(columns) !== null

/** The item that has or contains the focus. */
export function focusedItem(): HTMLElement | null {
  const row = document.activeElement?.closest(`${columns} li, ${storyLists} li`)
  return row?.querySelector<HTMLElement>(links) ?? null
}

/** The item's id; empty for none. */
export function itemIdOf(link: HTMLElement | null): string {
  return idOf(link?.getAttribute(handleMark) ?? '')
}

/** The column or story that contains the focus, else the first one. */
export function focusedPlace(): Element | null {
  return document.activeElement?.closest(places) ?? document.querySelector(places)
}

/**
 * @returns the item to which an arrow key moves: up and down within the column or through all expanded
 * stories; sideways to the nearest item of the next column with items; the item itself at the end
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
  // By their positions on the screen, in LTR and RTL.
  const inPlace = all.toSorted((one, other) => placeOf(one).left - placeOf(other).left)
  const beside = inPlace[inPlace.indexOf(own) + (key === 'ArrowRight' ? 1 : -1)] ?? own
  const { top } = link.getBoundingClientRect()
  const awayOf = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top)
  return beside.toSorted((one, other) => awayOf(one) - awayOf(other))[0] ?? link
}

/**
 * Finds the story, rendered with its items, below or above the one that contains an item. Scrolls its list to
 * where the item enters, so that the item is visible.
 * @returns the story's id; empty for the items without a story, null if there is none
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

/** The first item of the page in reading order. */
export function firstItem(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main ${links}`)
}

const linksIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(links)]

const hasAny = ({ length }: readonly unknown[]) => length > 0

const placeOf = ([first]: readonly HTMLElement[]) => first?.getBoundingClientRect() ?? new DOMRect()
