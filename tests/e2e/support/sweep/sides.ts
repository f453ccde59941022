import type { Page } from '@playwright/test'

/**
 * Finds elements on the wrong side of a right-to-left page: signs and ranges that run backwards (“40.00-”),
 * rows of buttons from left to right, so that “back” is ahead of “next”, and sentences that begin where the
 * others end.
 * @returns a list of faults, empty if there are none
 */
export function wrongSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.dir !== 'rtl') return []
    const signed = /^(?:[-+−=×]\s*[\p{L}\d]|\d[\d.,:]*[–:]\d)/u
    /** The vertical distance that two boxes of one line may have, in heights of the first. */
    const slope = 0.5
    const range = document.createRange()
    const faults: string[] = []

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.nodeValue?.trimEnd() ?? ''
      const end = signed.exec(words)?.[0].length
      if (end === undefined || !node.parentElement?.checkVisibility()) continue
      const first = boxOf(node, 0, 1)
      const last = boxOf(node, end - 1, end)
      if (isInLine(first, last) && last.left < first.left) {
        faults.push(`“${words.slice(0, 40)}” runs backwards`)
      }
    }

    for (const button of document.querySelectorAll('button + button')) {
      const { previousElementSibling: before } = button
      const row = button.parentElement
      if (before === null || row === null || getComputedStyle(row).direction !== 'rtl') continue
      const first = before.getBoundingClientRect()
      const second = button.getBoundingClientRect()
      if (isInLine(first, second) && second.left > first.left) {
        faults.push(`“${button.ariaLabel ?? button.textContent}” stands in front of the one before`)
      }
    }

    // Text written by users is on the side of its own language.
    const sentences =
      ':is(p, li, figcaption, output, h1, h2, h3, h4):not([dir], [contenteditable] *)'
    for (const part of document.querySelectorAll(sentences)) {
      const { textAlign, paddingLeft, paddingRight } = getComputedStyle(part)
      const last = part.lastChild
      const isFromLeft = part.matches(':dir(ltr) > *') && textAlign === 'left'
      if (textAlign !== 'start' && !isFromLeft) continue
      if (!(last instanceof Text) || last.data.trim() === '' || !part.checkVisibility()) continue
      const words = boxOf(last, 0, last.length)
      const { left, right } = part.getBoundingClientRect()
      const after = right - Number.parseFloat(paddingRight) - words.right
      if (words.left - left - Number.parseFloat(paddingLeft) < 2 && after > 8) {
        faults.push(`“${last.data.slice(0, 40)}” begins where the others end`)
      }
    }
    return faults

    function boxOf(text: Node, from: number, to: number): DOMRect {
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getBoundingClientRect()
    }

    /** @returns true if both are visible and beside each other */
    function isInLine(one: DOMRect, other: DOMRect): boolean {
      return one.width * other.width > 0 && Math.abs(one.top - other.top) < one.height * slope
    }
  })
}
