/** Texts 40 % longer than English, an accent on every letter, on the narrowest phone, in both directions. */
import type { Page } from '@playwright/test'
import { follow } from '../support/follow'
import { startWith } from '../support/sweep/appearance'
import { areas } from '../support/sweep/routes'
import { expect, test } from '../support/visited'

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })
test.describe.configure({ timeout: 240_000 })

/** Rewrites every text that the page shows, as a translation into a longer language would. */
async function startWithPseudoTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const accents = new Map(
      Object.entries({
        a: 'áà',
        e: 'éè',
        i: 'íì',
        o: 'óò',
        u: 'úù',
        c: 'ç',
        n: 'ñ',
        s: 'š',
        t: 'ť',
      }),
    )
    const longer = (text: string) =>
      text.replaceAll(/[a-z]/gi, (letter) => accents.get(letter.toLowerCase()) ?? letter)
    const written = new WeakMap<Node, string | null>()
    const rewrite = (node: Node) => {
      if (node.parentElement?.closest('script, style, pre, code')) return
      if (written.get(node) === node.nodeValue) return
      node.nodeValue = longer(node.nodeValue ?? '')
      written.set(node, node.nodeValue)
    }
    const rewriteAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) rewrite(node)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') rewrite(target)
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) rewrite(node)
          else rewriteAll(node)
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

for (const rtl of [false, true]) {
  for (const area of ['member', 'open'] as const) {
    test(`no page is wider than 320 px with longer texts: ${area}, ${rtl ? 'rtl' : 'ltr'}`, async ({
      page,
    }) => {
      await startWith(page, { rtl })
      if (area === 'open') await page.addInitScript(() => localStorage.removeItem('serviceToken'))
      await startWithPseudoTexts(page)
      await page.goto(area === 'open' ? '/pages/landing' : '/dashboard/analytics')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[áéíóú]/)
      for (const path of areas[area]) {
        await follow(page, path)
        const [scrollWidth, clientWidth] = await page.evaluate(() => {
          const { scrollWidth: whole, clientWidth: shown } = document.documentElement
          return [whole, shown] as const
        })
        expect.soft(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
      }
    })
  }
}
