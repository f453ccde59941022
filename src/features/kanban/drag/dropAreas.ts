import type { FluidDragActions } from '@hello-pangea/dnd'

/** Pixels relative to the window. */
export type Point = Parameters<FluidDragActions['move']>[0]

/** Maps the position of the pointer to the position passed to the drag library. */
export type Steer = (at: Point) => Point

/** A list, and the area of its column or story that accepts drops for it. */
interface DropArea {
  readonly list: DOMRect
  readonly area: DOMRect
}

const listsOfItems = '[data-rfd-droppable-id^="column:"], [data-rfd-droppable-id^="story:"]'

/** Pixels: half the gap between two columns or stories. A gap belongs to the nearer one. */
const reach = 12

/**
 * Drops a card into the list of the column or story under the pointer, including its header and the area
 * below its last card. The drag library only knows the lists, and ignores a drop if the card's middle is in
 * none of them.
 * @param toMiddle pixels from the pointer to the middle of the card
 */
export function withinAreas(toMiddle: Point): Steer {
  const areas = dropAreas()
  const before = { x: scrollX, y: scrollY }
  return (at) => {
    // The library measures when a card is lifted, so `areas` do too.
    const by = { x: scrollX - before.x, y: scrollY - before.y }
    const found = areas.find(({ area }) => holds(area, { x: at.x + by.x, y: at.y + by.y }))
    if (found === undefined) return at
    const { list } = found
    return {
      x: inside(list.left - by.x, at.x + toMiddle.x, list.right - by.x) - toMiddle.x,
      y: inside(list.top - by.y, at.y + toMiddle.y, list.bottom - by.y) - toMiddle.y,
    }
  }
}

/**
 * Keeps a story or a line of a checklist in its list, however far above or below the pointer is. A finger
 * that aims at the first position easily moves past the top.
 */
export function withinList(list: Element, toMiddle: Point): Steer {
  return ({ x, y }) => {
    const { top, bottom } = list.getBoundingClientRect()
    return { x, y: inside(top, y + toMiddle.y, bottom) - toMiddle.y }
  }
}

/** A column accepts drops down to the end of the window, a story within its rendered area. */
function dropAreas(): DropArea[] {
  return [...document.querySelectorAll(listsOfItems)].map((list) => {
    const owner = list.closest('[data-rfd-draggable-id], section') ?? list
    const own = owner.getBoundingClientRect()
    const strip = list.closest('[data-rfd-droppable-id="board"]')?.getBoundingClientRect()
    const top = (strip ?? own).top - reach
    const bottom = (strip ? Math.max(strip.bottom, innerHeight) : own.bottom) + reach
    const area = new DOMRect(own.left - reach, top, own.width + 2 * reach, bottom - top)
    return { list: list.getBoundingClientRect(), area }
  })
}

function holds({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** @returns the pixel nearest to the pointer that is inside, not on the edge */
function inside(from: number, pixel: number, to: number): number {
  return Math.max(from + 1, Math.min(to - 1, pixel))
}
