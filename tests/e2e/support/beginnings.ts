import type { Page } from '@playwright/test'

/**
 * The texts of the page whose beginning is cut by the box that they stand in: what is too long loses its
 * end, in either direction. A list of what is wrong; empty when nothing is.
 */
export function cutBeginnings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that a letter may stand over, as italics do. */
    const overhang = 2

    function isCut(letter: DOMRect, from: Element): boolean {
      for (let box: Element | null = from; box !== null; box = box.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(box)
        // For screen readers alone; or it can be scrolled.
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false
        if (overflowX === 'visible') continue
        const { left, right, width, bottom } = box.getBoundingClientRect()
        // No letter has room in less; or it is wrapped to a line that is not shown.
        if (width < letter.width || letter.top >= bottom) return false
        return letter.left < left - overhang || letter.right > right + overhang
      }
      return false
    }

    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const at = node.nodeValue?.search(/\S/) ?? -1
      const parent = node.parentElement
      if (at < 0 || parent === null || !parent.checkVisibility()) continue
      // A data grid's head is scrolled along with its rows.
      if (parent.closest('[role="grid"]') !== null) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const letter = range.getBoundingClientRect()
      if (letter.width > 0 && isCut(letter, parent)) {
        faults.push(`the beginning of “${node.nodeValue?.slice(at, at + 40)}” is cut`)
      }
    }
    return faults
  })
}
