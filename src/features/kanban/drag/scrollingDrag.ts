import type { FluidDragActions } from '@hello-pangea/dnd'
import type { Steer } from './dropAreas'

/**
 * Pixels from the strip's edge within which it scrolls, and the maximum scroll per frame in pixels, at the
 * edge itself.
 */
const edge = 56
const fastest = 14

/**
 * Scrolls the strip of columns while a card is near its edge. The drag library measures the columns once,
 * when the card is lifted, and scrolls only the lists and the page. So it receives the pointer's position
 * relative to the strip at the lift, and the copy of the card, found by `copyMark`, is moved back by the same
 * distance. The middle of the card stays within the strip: dropped at the edge, it goes to the last column.
 * @param toMiddle pixels from the pointer to the middle of the card
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

  // Scroll snapping would not allow positions between columns.
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

/** Scroll distance in pixels for the next frame: larger near the edge, 0 if a column is under the pointer. */
function pullAt(x: number, strip: HTMLElement): number {
  const { left, right } = strip.getBoundingClientRect()
  const beyondLeft = Math.min(1, (left + edge - x) / edge)
  const beyondRight = Math.min(1, (x - right + edge) / edge)
  if (beyondRight > 0) return Math.ceil(beyondRight * fastest)
  return beyondLeft > 0 ? -Math.ceil(beyondLeft * fastest) : 0
}
