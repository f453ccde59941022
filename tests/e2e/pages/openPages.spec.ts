import { openPaths } from '#lib/paths/open'
import { startWith } from '../support/appearance'
import { openRoutes } from '../support/routes'
import { isDue, settings } from '../support/sound'
import { sweep } from '../support/sweep'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 180_000 })

for (const setting of settings) {
  const due = openRoutes.filter((path) => isDue(path, setting))
  test(`open pages are sound for a visitor: ${setting.name}`, async ({ page }) => {
    await page.setViewportSize(setting.viewport)
    await startWith(page, setting.look)
    const errors = await watchForErrors(page)
    await page.goto(openPaths.landing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await sweep(page, due)
    expect(errors).toEqual([])
  })
}

test('after one visit every open page opens without a network', async ({ visited }) => {
  const context = await visited.open()
  const offline = await context.newPage()
  for (const path of openRoutes) {
    await offline.goto(visited.url + path)
    await expect(offline.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(offline.getByText('This page is not stored'), path).toHaveCount(0)
  }
  await context.close()
})
