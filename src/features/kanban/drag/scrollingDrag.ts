import type { FluidDragActions } from '@hello-pangea/dnd'

/** The style property that says how far, in pixels, the strip has come under the card in hand. */
export const scrolledProperty = '--strip-scrolled'

/** Pixels from the strip's edge within which it moves, and how far it moves in a frame at the edge itself. */
const edge = 56
const fastest = 14

/**
 * Moves the strip of columns while a card is held near its edge. The drag library measures the columns
 * once, when the card is lifted, and scrolls each list by itself but nothing around the lists: so it is
 * told where the pointer would be in the strip as it lay then, and what it draws is put back by as much.
 * `toCentre`: pixels from the pointer to the card's middle, which decides where it is dropped; it stays within the
 * strip, so that a card let go at the edge falls into the last column that came.
 */
export function scrollingDrag(
  strip: HTMLElement,
  drag: FluidDragActions,
  toCentre: number,
): FluidDragActions {
  const before = strip.scrollLeft
  let at: Parameters<FluidDragActions['move']>[0] | null = null
  let scrolled = 0

  function step(): void {
    if (!drag.isActive()) {
      strip.style.scrollSnapType = ''
      return
    }
    const pull = at === null ? 0 : pullAt(at.x, strip)
    if (pull !== 0) {
      strip.scrollLeft += pull
      follow()
    }
    requestAnimationFrame(step)
  }

  function follow(): void {
    scrolled = strip.scrollLeft - before
    document.body.style.setProperty(scrolledProperty, `${scrolled}px`)
    if (at === null) return
    const { left, right } = strip.getBoundingClientRect()
    const centre = Math.max(left + edge, Math.min(right - edge, at.x + toCentre))
    drag.move({ x: centre - toCentre + scrolled, y: at.y })
  }

  document.body.style.removeProperty(scrolledProperty)
  // Columns that snap into place would not stay halfway.
  strip.style.scrollSnapType = 'none'
  requestAnimationFrame(step)
  return {
    ...drag,
    move: (point) => {
      at = point
      follow()
    },
  }
}

/** Pixels for the next frame: the nearer the edge the more, none where a column lies under the pointer. */
function pullAt(x: number, strip: HTMLElement): number {
  const { left, right } = strip.getBoundingClientRect()
  const beyondLeft = Math.min(1, (left + edge - x) / edge)
  const beyondRight = Math.min(1, (x - right + edge) / edge)
  if (beyondRight > 0) return Math.ceil(beyondRight * fastest)
  return beyondLeft > 0 ? -Math.ceil(beyondLeft * fastest) : 0
}
