/** Every page once, on a phone. The sweeps (`memberPages`, `openPages`) look at more of each page. */
import type { Page } from '@playwright/test'
import { follow } from '../support/follow'
import { areas } from '../support/sweep/routes'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 240_000 })

/** Follows a link to each page. The page in sight belongs to the same area. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Set<string>()
  for (const path of paths) {
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByText('This page is not stored'), path).toHaveCount(0)
    titles.add(await page.title())
  }
  expect(titles.size, 'pages with a title of their own').toBe(paths.length)
}

for (const area of ['member', 'showcases'] as const) {
  test(`every page opens offline after one visit: ${area}`, async ({ page }) => {
    const errors = await watchForErrors(page)
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await openAll(page, areas[area])
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
  })
}

test('every page opens offline after one visit: visitors', async ({ page }) => {
  // The player who was here before has logged out.
  await page.addInitScript(() => localStorage.removeItem('serviceToken'))
  const errors = await watchForErrors(page)
  await page.goto('/pages/landing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await openAll(page, areas.open)
  expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
})
