import type { Page } from '@playwright/test'
import { waitingMarks } from './sweep/routes'

/**
 * As a link of the app does: without loading the page anew. Comes back when the page has its title
 * and its content rests; asking from outside would look only every few tenths of a second.
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
      // What does not come in time is told by what the test expects next.
      while (performance.now() - start < 5_000 && waits()) {
        // Right after a page has come, nobody may listen yet.
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
