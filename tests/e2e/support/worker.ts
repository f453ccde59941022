import type { Page } from '@playwright/test'

/** Stops every worker at once, as the browser does whenever it likes. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Reloads past the worker, as Shift and the reload button do. */
export async function hardReload(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await loaded
  await session.detach()
}
