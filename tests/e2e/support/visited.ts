import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { firstVisit } from './firstVisit'
import { test as base } from './site'

/** A browser after one visit, logged in and with the whole app stored, without a connection. */
export interface Visited {
  url: string
  /** Starts the browser with its stored data. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>
}

/**
 * `visited`: the result of a first visit, for this test alone, copied from the one made before all tests
 * (`firstVisit.ts`). `page` and `context` belong to such a browser too, so tests need not log in.
 */
export const test = base.extend<{ visited: Visited }>({
  // Playwright requires an object pattern here even when no other fixture is used.
  visited: async ({}, use) => {
    const { url: baseURL, profile: first } = firstVisit()
    const profile = first.copy()
    await use({ url: baseURL, open: (options) => profile.open({ baseURL, ...options }) })
    profile.remove()
  },
  context: async ({ visited, viewport, hasTouch, timezoneId, contextOptions }, use) => {
    const context = await visited.open({
      viewport,
      hasTouch: hasTouch ?? false,
      ...(timezoneId !== undefined && { timezoneId }),
      ...contextOptions,
    })
    await use(context)
    await context.close()
  },
  // The tab that the browser starts with, because a new one would cost another process.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  baseURL: async ({ visited }, use) => use(visited.url),
})

/** Logs the earlier player out once. Call it before the first page. */
export async function loggedOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('test-logged-out')) return
    localStorage.setItem('test-logged-out', 'yes')
    localStorage.removeItem('serviceToken')
  })
}

export { expect } from '@playwright/test'
