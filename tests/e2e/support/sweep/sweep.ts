import type { Page } from '@playwright/test'
import { turnOf } from '../../../contentSeed'
import { follow } from '../follow'
import { expect } from '../site'
import { expectSound } from './sound'

/**
 * Goes from page to page as links do, each eighth loaded anew, which takes three times as long; each
 * must be stored and sound, and have a title of its own.
 */
export async function sweep(page: Page, routes: readonly string[]): Promise<void> {
  const titles = new Set<string>()
  for (const path of routes) {
    const { origin, pathname } = new URL(page.url())
    const before = await page.title()
    if (turnOf(path, 8) === 0) await page.goto(origin + path)
    else await follow(page, path)
    if (path !== pathname) await expect(page, path).not.toHaveTitle(before)
    await expectSound(page, path)
    await expect(page.getByText('This page is not stored'), path).toHaveCount(0)
    titles.add(await page.title())
  }
  expect(titles.size, 'each page has a title of its own').toBe(routes.length)
}
