import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { bangkokDay } from '#lib/time'
import { controlled, logIn, storedForOffline } from './player'
import { createProfile, type Profile } from './profile'
import { test as base, openSite } from './site'

interface FirstVisit {
  url: string
  profile: Profile
}

/** A browser that has been here once, logged in and with the whole app stored; its network is gone. */
export interface Visited {
  url: string
  /** Starts the browser, with what it kept. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>
}

/**
 * `visited`: what a first visit leaves, for this test alone. The visit itself is the same for all
 * tests and takes longer than most of them, so each process makes it once and copies its profile.
 * `page` and `context` are of such a browser too: nobody has to log in first.
 */
export const test = base.extend<{ visited: Visited }, { firstVisit: FirstVisit }>({
  firstVisit: [
    async ({}, use) => {
      const site = await openSite()
      const profile = createProfile()
      const context = await profile.open()
      const page = await context.newPage()
      await page.goto(site.url)
      await controlled(page)
      await logIn(page)
      await storedForOffline(page)
      // The offer of the day has been seen: it would lie over the dashboard a minute after the first visit.
      await page.evaluate((day) => localStorage.setItem('popup-seen', day), bangkokDay(Date.now()))
      await context.close()
      await site.close()
      await use({ url: site.url, profile })
      profile.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visited: async ({ firstVisit }, use) => {
    const profile = firstVisit.profile.copy()
    const baseURL = firstVisit.url
    await use({ url: baseURL, open: (options) => profile.open({ baseURL, ...options }) })
    profile.remove()
  },
  context: async ({ visited, viewport, hasTouch, contextOptions }, use) => {
    const context = await visited.open({
      viewport,
      hasTouch: hasTouch ?? false,
      ...contextOptions,
    })
    await use(context)
    await context.close()
  },
  // The tab that the browser starts with: one of its own would cost a process more.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  baseURL: async ({ visited }, use) => use(visited.url),
})

export { expect } from '@playwright/test'
