import type { FluidDragActions } from '@hello-pangea/dnd'

type Point = Parameters<FluidDragActions['move']>[0]

/** A list, and all of the column or story around it that takes a drop for it. */
interface DropArea {
  readonly list: DOMRect
  readonly area: DOMRect
}

const listsOfItems = '[data-rfd-droppable-id^="column:"], [data-rfd-droppable-id^="story:"]'

/** Pixels between two columns or stories, half of them: a gap belongs to the nearer one. */
const reach = 12

/**
 * Has a card dropped into the list of the column or story that the pointer is over, also on its head and below its
 * last card. The drag library knows the lists alone, and drops a card nowhere whose middle lies in none, so the
 * middle is held within the list. Looked at with each frame: the page may move on under a pointer that rests.
 */
export function dragIntoAreas(
  drag: FluidDragActions,
  card: Element,
  lifted: Point,
): FluidDragActions {
  const { left, top, width, height } = card.getBoundingClientRect()
  const toMiddle = { x: left + width / 2 - lifted.x, y: top + height / 2 - lifted.y }
  const areas = dropAreas()
  const before = { x: scrollX, y: scrollY }
  let at: Point | null = null
  let moved = { x: Number.NaN, y: Number.NaN }

  function hold(): void {
    if (at === null) return
    // As measured when the card was lifted, which is what the library knows.
    const by = { x: scrollX - before.x, y: scrollY - before.y }
    const found = areaAt(areas, { x: at.x + by.x, y: at.y + by.y })
    const next = found ? heldIn(found.list, at, toMiddle, by) : at
    if (next.x === moved.x && next.y === moved.y) return
    moved = next
    drag.move(next)
  }

  function step(): void {
    if (!drag.isActive()) return
    hold()
    requestAnimationFrame(step)
  }

  requestAnimationFrame(step)
  return {
    ...drag,
    move: (point) => {
      at = point
      hold()
    },
  }
}

/** Columns are as high as the board, and stories as they are drawn. */
function dropAreas(): DropArea[] {
  const lists = [...document.querySelectorAll(listsOfItems)]
  return lists.map((list) => {
    const strip = list.closest('[data-rfd-droppable-id="board"]')?.getBoundingClientRect()
    const own = (
      list.closest('[data-rfd-draggable-id^="column:"], [data-rfd-draggable-id^="story:"]') ??
      list.closest('section') ??
      list
    ).getBoundingClientRect()
    const foot = strip ? Math.max(strip.bottom, innerHeight) : own.bottom
    return {
      list: list.getBoundingClientRect(),
      area: strip ? new DOMRect(own.left, strip.top, own.width, foot - strip.top) : own,
    }
  })
}

function areaAt(areas: readonly DropArea[], { x, y }: Point): DropArea | undefined {
  return areas.find(
    ({ area }) =>
      x >= area.left - reach &&
      x <= area.right + reach &&
      y >= area.top - reach &&
      y <= area.bottom + reach,
  )
}

const within = (middle: number, from: number, to: number) =>
  Math.max(from + 1, Math.min(to - 1, middle))

function heldIn(list: DOMRect, at: Point, toMiddle: Point, by: Point): Point {
  return {
    x: within(at.x + toMiddle.x, list.left - by.x, list.right - by.x) - toMiddle.x,
    y: within(at.y + toMiddle.y, list.top - by.y, list.bottom - by.y) - toMiddle.y,
  }
}
