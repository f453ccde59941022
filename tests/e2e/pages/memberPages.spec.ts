import { turnOf } from '../../contentSeed'
import { startWith } from '../support/appearance'
import { follow } from '../support/follow'
import { expectCredit, logIn } from '../support/player'
import { memberRoutes, showcaseRoutes } from '../support/routes'
import { isDue, settings } from '../support/sound'
import { sweep } from '../support/sweep'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 180_000 })

const routes = [...memberRoutes, ...showcaseRoutes]

for (const setting of settings) {
  const due = routes.filter((path) => isDue(path, setting))
  test(`member pages and showcases are sound: ${setting.name}`, async ({ page }) => {
    await page.setViewportSize(setting.viewport)
    await startWith(page, setting.look)
    const errors = await watchForErrors(page)
    await page.goto('/login')
    await logIn(page)
    await sweep(page, due)
    expect(errors).toEqual([])
  })
}

for (const [what, paths] of Object.entries({
  'member page': memberRoutes,
  showcase: showcaseRoutes,
})) {
  test(`after one visit every ${what} opens without a network`, async ({ visited }) => {
    const context = await visited.open()
    const offline = await context.newPage()
    const errors = await watchForErrors(offline)
    await offline.goto(visited.url)
    await expectCredit(offline)
    for (const path of paths) {
      // Loading a page anew takes three times as long as following a link to it.
      if (turnOf(path, 4) === 0) await offline.goto(visited.url + path)
      else await follow(offline, path)
      await expect(offline.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(offline.getByText('This page is not stored'), path).toHaveCount(0)
    }
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
    await context.close()
  })
}
