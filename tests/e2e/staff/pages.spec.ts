import { adminPaths } from '#lib/paths/admin'
import { expectOneBar } from '../support/phoneFrame'
import { expect, test } from '../support/site'
import { enterStaff } from '../support/staff'
import { plansOf } from '../support/sweep/plan'
import { areas } from '../support/sweep/routes'
import { sweep } from '../support/sweep/sweep'
import { watchForErrors } from '../support/watch'

for (const plan of plansOf('staff')) {
  test(`every page of the back office is sound: ${plan.name}`, async ({ page }) => {
    test.setTimeout(240_000)
    const errors = await watchForErrors(page)
    await enterStaff(page, 'Owner')
    await sweep(page, plan)
    expect(errors).toEqual([])
  })
}

test('content of the back office begins below one bar and fits into 320 px', async ({ page }) => {
  test.setTimeout(240_000)
  await enterStaff(page, 'Owner')
  await expectOneBar(page, areas.staff)
})

test('a printed report has all its columns', async ({ page }) => {
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
