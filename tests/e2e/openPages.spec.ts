import { openPaths } from '../../src/app/openPaths'
import { startWith } from './support/appearance'
import { openRoutes } from './support/routes'
import { settings } from './support/sound'
import { sweep } from './support/sweep'
import { expect, test } from './support/visited'
import { watchForErrors } from './support/watch'

test.describe.configure({ timeout: 180_000 })

for (const { viewport, look, name } of settings) {
  test(`every open page is sound for a visitor: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await startWith(page, look)
    const errors = await watchForErrors(page)
    await page.goto(openPaths.landing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await sweep(page, openRoutes)
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
