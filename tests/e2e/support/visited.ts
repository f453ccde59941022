import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { firstVisit } from './firstVisit'
import { test as base } from './site'

/** A browser that has been here once, logged in and with the whole app stored; its network is gone. */
export interface Visited {
  url: string
  /** Starts the browser, with what it kept. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>
}

/**
 * `visited`: what a first visit leaves, for this test alone: a copy of the one that was made before all
 * tests (`firstVisit.ts`). `page` and `context` are of such a browser too: nobody has to log in first.
 */
export const test = base.extend<{ visited: Visited }>({
  // Playwright wants an object pattern here even where no other fixture is asked for.
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
  // The tab that the browser starts with: one of its own would cost a process more.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  baseURL: async ({ visited }, use) => use(visited.url),
})

/** To be called before the first page: whoever was here has logged out, once. */
export async function loggedOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('test-logged-out')) return
    localStorage.setItem('test-logged-out', 'yes')
    localStorage.removeItem('serviceToken')
  })
}

export { expect } from '@playwright/test'
