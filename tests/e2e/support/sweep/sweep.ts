import { type Page, test } from '@playwright/test'
import { follow } from '../follow'
import { expect } from '../site'
import { startWith } from './appearance'
import type { Plan } from './plan'
import { nameOf } from './settings'
import { expectSound } from './sound'

/** Follows links to this many pages, then loads one, because a load takes three times as long. */
const loadEvery = 8

/**
 * Visits all pages of a plan in each of its settings. The browser must already show one of the area’s
 * pages.
 */
export async function sweep(page: Page, { viewport, steps }: Plan): Promise<void> {
  await page.setViewportSize(viewport)
  for (const { setting, pages } of steps) {
    const { locale, mode, direction } = setting
    await startWith(page, { locale, mode, rtl: direction === 'rtl' })
    await test.step(nameOf(setting), () => visitAll(page, pages, nameOf(setting)))
  }
}

/** Every page must be stored and sound, and have a title of its own. */
async function visitAll(page: Page, pages: readonly string[], setting: string): Promise<void> {
  const titles = new Set<string>()
  const { origin } = new URL(page.url())
  for (const [index, path] of pages.entries()) {
    const what = `${path}, ${setting}`
    const { pathname } = new URL(page.url())
    const before = await page.title()
    if (index % loadEvery === 0) await page.goto(origin + path)
    else await follow(page, path)
    if (path !== pathname) await expect(page, what).not.toHaveTitle(before)
    await expectSound(page, what)
    await expect(page.getByText('This page is not stored'), what).toHaveCount(0)
    titles.add(await page.title())
  }
  expect(titles.size, 'each page has a title of its own').toBe(pages.length)
}
