import { startWith } from './support/appearance'
import { expectCredit, logIn } from './support/player'
import { memberRoutes, showcaseRoutes } from './support/routes'
import { settings } from './support/sound'
import { sweep } from './support/sweep'
import { expect, test } from './support/visited'
import { watchForErrors } from './support/watch'

test.describe.configure({ timeout: 180_000 })

const areas = { 'member page': memberRoutes, showcase: showcaseRoutes }

for (const [what, routes] of Object.entries(areas)) {
  for (const { viewport, look, name } of settings) {
    test(`every ${what} is sound: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await startWith(page, look)
      const errors = await watchForErrors(page)
      await page.goto('/login')
      await logIn(page)
      await sweep(page, routes)
      expect(errors).toEqual([])
    })
  }

  test(`after one visit every ${what} opens without a network`, async ({ visited }) => {
    const context = await visited.open()
    const offline = await context.newPage()
    const errors = await watchForErrors(offline)
    for (const path of routes) {
      await offline.goto(visited.url + path)
      await expect(offline.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(offline.getByText('This page is not stored'), path).toHaveCount(0)
      await expectCredit(offline)
    }
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
    await context.close()
  })
}
