import type { Page } from '@playwright/test'
import { withBrowser } from './support/browser'
import { atMost, type Outcome, rounded } from './support/figure'
import { openLoggedIn } from './support/player'
import { memberRoutes } from './support/routes'
import type { Site } from './support/site'

/** Measures the heap that the second visit of every route adds to what the first one needs. */
export function measureMemory(site: Site): Promise<Outcome> {
  return withBrowser(async (openPage) => {
    const page = await openPage()
    await openLoggedIn(page, site.origin)
    await visitAll(page)
    const first = await usedHeap(page)
    await visitAll(page)
    const second = await usedHeap(page)
    const growth = (second / first - 1) * 100
    const note = `${rounded(first / 1e6)} → ${rounded(second / 1e6)} MB`
    return {
      figures: [atMost('memory after visiting every route again', growth, 10, ' % more', note)],
    }
  })
}

async function visitAll(page: Page): Promise<void> {
  for (const path of memberRoutes) {
    await page.evaluate((to) => window.probe.changeRoute(to), path)
    await page.waitForTimeout(1500)
  }
}

/** @returns bytes in use after garbage collection */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
