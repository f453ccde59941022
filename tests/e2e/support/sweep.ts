import type { Page } from '@playwright/test'
import { follow } from './follow'
import { expect } from './site'
import { expectSound } from './sound'

/** Goes from page to page as links do; each must be sound and have a title of its own. */
export async function sweep(page: Page, routes: readonly string[]): Promise<void> {
  const titles = new Set<string>()
  for (const path of routes) {
    const here = new URL(page.url()).pathname
    const before = await page.title()
    await follow(page, path)
    if (path !== here) await expect(page, path).not.toHaveTitle(before)
    await expectSound(page, path)
    titles.add(await page.title())
  }
  expect(titles.size, 'each page has a title of its own').toBe(routes.length)
}
