import type { Page } from '@playwright/test'

/** Stops every worker at once, as the browser may do at any time. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/**
 * Presses “Reload now” and waits for the page to load again. Chromium may keep an idle worker for minutes
 * while a debugger such as Playwright is attached, so workers are stopped after two seconds.
 */
export async function acceptUpdate(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load').then(() => true)
  await page.getByRole('button', { name: 'Reload now' }).click()
  if (!(await Promise.race([loaded, pause(2_000)]))) await stopWorkers(page)
  await loaded
}

/** Reloads past the worker, like Shift and the reload button. */
export async function hardReload(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await loaded
  await session.detach()
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
