import type { Page } from '@playwright/test'
import { waitingMarks } from './sweep/routes'

/**
 * Navigates like a link of the app, without a page load. Resolves when the page has its title and its
 * content is settled. Polling from outside would only look every few tenths of a second.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ([to, marks]) => {
      const before = document.title
      const here = location.pathname === to
      history.pushState(null, '', to)
      const start = performance.now()
      let told: number | null = null
      let changed = start
      const watch = new MutationObserver(() => {
        changed = performance.now()
      })
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      const restless = () => document.querySelector(marks) !== null
      const waits = () =>
        (!here && document.title === before) || restless() || performance.now() - changed < 100
      // The test’s next expectation reports what does not come in time.
      while (performance.now() - start < 5_000 && waits()) {
        // Right after a page has loaded, nothing may be listening yet.
        const isUnheard =
          !here && document.title === before && performance.now() - (told ?? 0) > 1_000
        if (told === null || isUnheard) {
          told = performance.now()
          dispatchEvent(new PopStateEvent('popstate'))
        }
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      }
      watch.disconnect()
    },
    [path, waitingMarks(path)] as const,
  )
}
