import type { Page } from '@playwright/test'

/**
 * Finds sentences whose last sign is in front of them, such as a full stop set from right to left after
 * left-to-right words. Also finds texts whose first figure is behind them (“of 800 640”).
 * @returns a list of faults, empty if there are none
 */
export function strayEndings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Left-to-right words that end in a sign without a direction. */
    const sentence = /[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}][.!?:)…]$/u
    /** A figure followed by words. */
    const counted = /^\d[\d.,:]*[\s×]+[\p{Script=Latin}\p{Script=Thai}\p{Script=Han}]/u

    const range = document.createRange()
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.nodeValue?.trimEnd() ?? ''
      if (!node.parentElement?.checkVisibility()) continue
      // For screen readers alone.
      if (node.parentElement.offsetWidth <= 1) continue
      if (sentence.test(words) && isTurned(node, words.length - 2, words.length - 1)) {
        faults.push(`the end of “${words.slice(-40)}” stands in front`)
      }
      const figure = counted.exec(words)?.[0]
      if (figure !== undefined && isTurned(node, 0, figure.length - 1)) {
        faults.push(`the figure of “${words.slice(0, 40)}” stands behind`)
      }
    }
    return faults

    /** @returns true if the later of two letters in one line is at the left */
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
