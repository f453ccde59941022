import type { Page } from '@playwright/test'

/**
 * Finds texts of the page whose beginning is cut off by a box around them. A text that is too long must
 * lose its end, in either direction.
 * @returns a list of faults, empty if there are none
 */
export function cutBeginnings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels by which a letter may exceed its box, as italics do. */
    const overhang = 2

    function isCut(letter: DOMRect, from: Element): boolean {
      for (let box: Element | null = from; box !== null; box = box.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(box)
        // For screen readers only, or scrollable.
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false
        if (overflowX === 'visible') continue
        const { left, right, width, bottom } = box.getBoundingClientRect()
        // No letter fits in less, or the letter is wrapped to a hidden line.
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
      // A data grid’s head is scrolled along with its rows.
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
