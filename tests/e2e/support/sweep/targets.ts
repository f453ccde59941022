import type { Page } from '@playwright/test'

/**
 * Finds controls that a finger would miss: less than 44 CSS pixels high or wide, or covered by another
 * element. Measured by the element hit at each point, so labels and frames count and covered parts do not.
 * Scrolls the page.
 * @returns a list of faults, empty if there are none
 *
 * Not counted, as in WCAG 2.5.5: links within a sentence; the halves of a star, which is finger-sized as a
 * whole; the skip link, which appears for the keyboard only; a file field behind its button; the figures of
 * a clock, whose face assigns a press to the nearest one. The days of a week share the width of their row
 * if it has no room for seven fingers.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** CSS pixels. */
    const least = 44
    const pressed =
      ':is(a[href], button, input, select, textarea, summary, [role=button], [role=combobox], [role=option],' +
      ' [role=tab], [role=treeitem], [role^=menuitem]):not(:disabled, [aria-disabled=true])'
    const links = 'a[href]'
    const unseen = '[aria-hidden=true], [inert]'
    const leftOut =
      '[href="#page-heading"], [type=file][tabindex="-1"], .MuiRating-decimal *, .MuiRating-labelEmptyValue *,' +
      ' .MuiClock-root [role=option]'
    /** A press on a field’s frame counts for the field, a press on a slider’s line for its handle. */
    const fields = 'input, textarea, [role=combobox]'
    const frames = '.MuiInputBase-root, .MuiSlider-root'
    const days = '[role=gridcell]'
    const week = '[role=row]'
    const hand = 'pointer'
    /** Square pixels of an element that is only for screen readers. */
    const dot = 1

    const faults: string[] = []
    for (const target of document.body.querySelectorAll('*')) {
      if (!isPressed(target) || target.matches(leftOut) || isInSentence(target)) continue
      const parts = partsOf(target)
      const middle = middleOf(parts)
      if (middle === null) continue
      const fault = faultOf(parts, middle)
      if (fault === null) continue
      const name = target.getAttribute('aria-label') ?? parts[1]?.textContent
      faults.push(`${target.localName} “${(name ?? target.textContent).slice(0, 40)}” ${fault}`)
    }
    return faults

    /** By its role, or by the hand cursor over it. */
    function isPressed(element: Element): boolean {
      // Behind a dialog.
      if (element.closest('#root[aria-hidden=true]')) return false
      if (element.matches(pressed)) return element.closest(unseen) === null
      const { parentElement: parent } = element
      if (element.localName === 'label' || parent === null || element.closest(pressed)) return false
      return isHand(element) && !isHand(parent)
    }

    function isHand(element: Element): boolean {
      const { cursor, pointerEvents } = getComputedStyle(element)
      return cursor === hand && pointerEvents !== 'none'
    }

    function isInSentence(element: Element): boolean {
      const own = element.textContent.trim()
      const all = element.parentElement?.textContent.trim() ?? ''
      const isInLine = getComputedStyle(element).display === 'inline'
      return element.matches(links) && isInLine && own.length < all.length
    }

    /** The element itself, then the elements pressed in its place. */
    function partsOf(element: Element): readonly [Element, ...Element[]] {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const frame = element.matches(fields) ? element.closest(frames) : null
      return [element, ...labels, ...(frame === null ? [] : [frame])]
    }

    /**
     * The middle of the element, or of its label if only screen readers see it, scrolled to the middle of
     * the window.
     */
    function middleOf([element, label]: readonly [Element, ...Element[]]): DOMPoint | null {
      const shown = isDot(element) ? label : element
      if (!shown?.checkVisibility({ visibilityProperty: true }) || isDot(shown)) return null
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      return new DOMPoint(left + width / 2, top + height / 2)
    }

    function isDot(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect()
      return width * height <= dot
    }

    function leastWidth(element: Element): number {
      const row = element.matches(days) ? element.closest(week) : null
      return row === null
        ? least
        : Math.min(least, Math.floor(row.getBoundingClientRect().width / 7))
    }

    function faultOf(parts: readonly [Element, ...Element[]], { x, y }: DOMPoint): string | null {
      const answers = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + right, y + down)
        return hit !== null && parts.some((part) => part.contains(hit))
      }
      /** Measures how far the element reaches in one direction, no further than needed. */
      const reach = (right: number, down: number) => {
        let pixels = 0
        while (pixels < least && answers(right * (pixels + 1), down * (pixels + 1))) pixels += 1
        return pixels
      }
      if (!answers(0, 0)) return 'lies under something else'
      const width = reach(-1, 0) + reach(1, 0) + 1
      const height = reach(0, -1) + reach(0, 1) + 1
      return width < leastWidth(parts[0]) || height < least ? `is ${width} × ${height}` : null
    }
  })
}
