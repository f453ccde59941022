import { startWith } from '../support/sweep/appearance'
import { memberRoutes, showcaseRoutes, strangeRoute } from '../support/sweep/routes'
import { isDue, settingsInTurn } from '../support/sweep/sound'
import { sweep } from '../support/sweep/sweep'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 240_000 })

const groups = { 'member pages': [...memberRoutes, strangeRoute], showcases: showcaseRoutes }

for (const setting of settingsInTurn) {
  test(`after one visit member pages and showcases open without a network, sound: ${setting.name}`, async ({
    visited,
  }) => {
    const context = await visited.open({ hasTouch: setting.viewport.width < 900 })
    const page = await context.newPage()
    await page.setViewportSize(setting.viewport)
    await startWith(page, setting.look)
    const errors = await watchForErrors(page)
    await page.goto(visited.url)
    await expect(page.getByRole('banner')).toContainText(/1.250[.,]75/)
    for (const [group, paths] of Object.entries(groups)) {
      const due = paths.filter((path) => isDue(path, setting))
      await test.step(group, () => sweep(page, due))
    }
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
    await context.close()
  })
}
