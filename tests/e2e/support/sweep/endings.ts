import type { Page } from '@playwright/test'

/**
 * The sentences of the page whose last sign stands in front of them, as a full stop does that runs from
 * right to left behind words that do not; and those whose first figure stands behind them (“of 800 640”).
 * A list of what is wrong; empty when nothing is.
 */
export function strayEndings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Words from left to right that end in a sign of no direction. */
    const sentence = /[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}][.!?:)…]$/u
    /** A figure, and words behind it. */
    const counted = /^\d[\d.,:]*[\s×]+[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}]/u

    const range = document.createRange()
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.nodeValue?.trimEnd() ?? ''
      if (!node.parentElement?.checkVisibility()) continue
      if (sentence.test(words) && isTurned(node, words.length - 2, words.length - 1)) {
        faults.push(`the end of “${words.slice(-40)}” stands in front`)
      }
      const figure = counted.exec(words)?.[0]
      if (figure !== undefined && isTurned(node, 0, figure.length - 1)) {
        faults.push(`the figure of “${words.slice(0, 40)}” stands behind`)
      }
    }
    return faults

    /** Whether of two letters in one line the later stands at the left. */
    function isTurned(text: Node, earlier: number, later: number): boolean {
      const [one, other] = [earlier, later].map((place) => {
        range.setStart(text, place)
        range.setEnd(text, place + 1)
        return range.getBoundingClientRect()
      })
      if (one === undefined || other === undefined || one.width * other.width === 0) return false
      return Math.abs(one.top - other.top) < one.height / 2 && other.left < one.left
    }
  })
}
