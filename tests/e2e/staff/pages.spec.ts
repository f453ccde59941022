import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { expect, test } from '../support/site'
import { enterStaff } from '../support/staff'
import { startWith } from '../support/sweep/appearance'
import { isDue, settingsInTurn } from '../support/sweep/sound'
import { sweep } from '../support/sweep/sweep'
import { watchForErrors } from '../support/watch'

/** Every page but the way in: of those that need an id one of each kind, where no sheet covers the list. */
const paths = [
  ...Object.values(adminPaths).filter((path) => !path.includes(':') && path !== adminPaths.login),
  pathOf(adminPaths.promotion, 'P3'),
  pathOf(adminPaths.user, 'M1001'),
  ...['bank', 'transferbank', 'websetting'].map((part) => pathOf(adminPaths.siteSection, part)),
]

for (const setting of settingsInTurn) {
  const due = paths.filter((path) => isDue(path, setting))
  if (due.length === 0) continue
  test(`every page of the operator is sound: ${setting.name}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(setting.viewport)
    const errors = await watchForErrors(page)
    await enterStaff(page, 'Owner')
    await startWith(page, setting.look)
    await page.goto(adminPaths.dashboard)
    await sweep(page, due)
    expect(errors).toEqual([])
  })
}

test('on paper a report has all its columns', async ({ page }) => {
  await enterStaff(page, 'Owner')
  await page.goto(adminPaths.reports)
  await expect(page.getByRole('columnheader', { name: 'First deposits' })).toBeVisible()
  // As wide as A4 is between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const cut = () =>
    page
      .locator('table')
      .evaluateAll((tables) =>
        tables.flatMap(({ parentElement: frame }) =>
          frame && frame.scrollWidth > frame.clientWidth + 1 ? [frame.ariaLabel] : [],
        ),
      )
  await expect.poll(cut).toEqual([])
})
