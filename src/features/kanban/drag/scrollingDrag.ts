import type { FluidDragActions } from '@hello-pangea/dnd'
import type { Steer } from './dropAreas'

/** Pixels from the strip's edge within which it scrolls, and pixels that it scrolls in a frame at the edge itself. */
const edge = 56
const fastest = 14

/**
 * Scrolls the strip of columns while a card is near its edge. The drag library measures the columns once, when the
 * card is lifted, and scrolls only the lists and the page. So it gets the place of the pointer in the strip as it lay
 * at the lift, and the copy of the card, found by `copyMark`, is drawn back by as much. `toMiddle`: pixels from the
 * pointer to the middle of the card, which stays within the strip: let go at the edge, it falls into the last column.
 */
export function scrollStrip(
  strip: HTMLElement,
  drag: FluidDragActions,
  copyMark: string,
  toMiddle: number,
): Steer {
  const before = strip.scrollLeft
  let pointer: number | null = null

  function step(): void {
    if (!drag.isActive()) {
      strip.style.scrollSnapType = ''
      return
    }
    if (pointer !== null) strip.scrollLeft += pullAt(pointer, strip)
    requestAnimationFrame(step)
  }

  // Columns that snap into place would not stay halfway.
  strip.style.scrollSnapType = 'none'
  requestAnimationFrame(step)
  return ({ x, y }) => {
    pointer = x
    const scrolled = strip.scrollLeft - before
    const copy = document.querySelector<HTMLElement>(copyMark)
    if (copy) copy.style.translate = `${-scrolled}px 0`
    const { left, right } = strip.getBoundingClientRect()
    const middle = Math.max(left + edge, Math.min(right - edge, x + toMiddle))
    return { x: middle - toMiddle + scrolled, y }
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
