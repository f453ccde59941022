import type { Page } from '@playwright/test'

/**
 * The sentences of the page whose last sign stands in front of them, as a full stop does that runs from
 * right to left behind words that do not. A list of what is wrong; empty when nothing is.
 */
export function strayEndings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Words from left to right that end in a sign of no direction. */
    const sentence = /[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}][.!?:)…]$/u

    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.nodeValue?.trimEnd() ?? ''
      if (!sentence.test(words) || !node.parentElement?.checkVisibility()) continue
      const [letter, sign] = [2, 1].map((back) => {
        const range = document.createRange()
        range.setStart(node, words.length - back)
        range.setEnd(node, words.length - back + 1)
        return range.getBoundingClientRect()
      })
      if (letter === undefined || sign === undefined || letter.width * sign.width === 0) continue
      if (Math.abs(letter.top - sign.top) < letter.height / 2 && sign.left < letter.left) {
        faults.push(`the end of “${words.slice(-40)}” stands in front`)
      }
    }
    return faults
  })
}
