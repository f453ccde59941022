import { startWith } from '../support/sweep/appearance'
import { memberRoutes, showcaseRoutes, strangeRoute } from '../support/sweep/routes'
import { isDue, settingsInTurn } from '../support/sweep/sound'
import { sweep } from '../support/sweep/sweep'
import { expect, test } from '../support/visited'
import { watchForErrors } from '../support/watch'

test.describe.configure({ timeout: 180_000 })

const groups = { 'member page': [...memberRoutes, strangeRoute], showcase: showcaseRoutes }

for (const setting of settingsInTurn) {
  for (const [what, paths] of Object.entries(groups)) {
    const due = paths.filter((path) => isDue(path, setting))
    test(`after one visit every ${what} opens without a network, sound: ${setting.name}`, async ({
      visited,
    }) => {
      const context = await visited.open({ hasTouch: setting.viewport.width < 900 })
      const page = await context.newPage()
      await page.setViewportSize(setting.viewport)
      await startWith(page, setting.look)
      const errors = await watchForErrors(page)
      await page.goto(visited.url)
      await expect(page.getByRole('banner')).toContainText(/1.250[.,]75/)
      await sweep(page, due)
      expect(errors.filter((error) => !error.includes('ERR_CONNECTION'))).toEqual([])
      await context.close()
    })
  }
}
